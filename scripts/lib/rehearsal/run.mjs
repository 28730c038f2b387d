import { execFile } from "node:child_process";
import { shell } from "../pnpm.mjs";

/** The environment without the npm settings of the process that started this one: a new user does not have them. */
const userEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_(?!config_globalconfig$)/i.test(name)),
);

/**
 * Runs a program until its end.
 *
 * @param {string} cwd
 * @param {readonly string[]} command
 * @param {{ code?: number | undefined, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} what it printed
 * @throws Error with all that it printed, if it ends with another code.
 */
export const run = (cwd, [file = "", ...args], { code = 0, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const options = {
      cwd,
      shell,
      env: { ...userEnv, CI: "true", NO_COLOR: "1", ...env },
      maxBuffer: 1e8,
      timeout: 300_000,
    };
    const child = execFile(file, args, options, (error, out, err) => {
      const ended = error === null ? 0 : (error.code ?? error.signal);
      if (ended === code) resolve(out);
      else reject(new Error(`${[file, ...args].join(" ")} ended with ${ended}:\n${out}${err}`));
    });
    child.stdin?.end();
  });
