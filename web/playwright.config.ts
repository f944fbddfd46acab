import { defineConfig } from "@playwright/test";

const CHROMIUM = process.env.VERSUS_CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup.ts",
  outputDir: "../build/e2e",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  // The longer ones run with `make e2e`.
  grepInvert: process.env.VERSUS_E2E === "all" ? undefined : /@long/,
  use: {
    baseURL: process.env.VERSUS_E2E_URL,
    browserName: "chromium",
    viewport: { width: 1280, height: 720 },
    // Things still change, without travelling: tests need not wait for them.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
