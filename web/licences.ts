import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Writes licences.txt: what other people's packages went into the client, and on what terms. */
export function licences(): Plugin {
  const roots = new Set<string>();
  return {
    name: "licences",
    apply: "build",
    // Style sheets have left the graph when the bundle is written: each module is noted as it comes.
    transform(_, id) {
      const root = packageOf(id);
      if (root) roots.add(root);
    },
    generateBundle() {
      const source = [...roots].sort().map(terms).join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}

/** The folder of the package that a module is of, where it is not ours. */
function packageOf(id: string): string | undefined {
  const file = id.split("?")[0] ?? id;
  if (!file.includes("/node_modules/")) return undefined;
  let folder = dirname(file.replace(/^\0/, ""));
  while (folder.includes("/node_modules/")) {
    const listed = join(folder, "package.json");
    if (existsSync(listed) && "version" in JSON.parse(readFileSync(listed, "utf8"))) return folder;
    folder = dirname(folder);
  }
  return undefined;
}

function terms(root: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const file = readdirSync(root).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(root, file), "utf8").trim() : "";
  if (!text) throw new Error(`${name} goes into the client and brings no licence.`);
  return `${name} ${version} (${license})\n\n${text}`;
}
