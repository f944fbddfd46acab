import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

const server = process.env.VERSUS_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
  // In tests, components are the browser's and not the server's.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    // The server's content policy lets nothing in from data: addresses but images.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "happy-dom",
    // Tests leave nothing behind, so they share one window.
    isolate: false,
  },
}));
