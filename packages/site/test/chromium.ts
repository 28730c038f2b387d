import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";

/** The path of a program; `undefined` if there is none. */
function pathOf(program: string | undefined): string | undefined {
  if (program === undefined || path.isAbsolute(program)) return program;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

const names = [process.env["CHROMIUM"], "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of the browser; `undefined` if none is installed. */
export const executable: string | undefined = names.map(pathOf).find((each) => each !== undefined);

/** Starts the browser. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executable ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"],
  });
