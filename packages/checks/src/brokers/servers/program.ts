import { spawnSync } from "node:child_process";

/** Programs that the proofs need, and the Debian package of each. */
const packages = { "nats-server": "nats-server", kcat: "kcat" } as const;

/** Whether a program is installed. */
export const isInstalled = (program: keyof typeof packages): boolean =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** How to install a program. */
export const howToInstall = (program: keyof typeof packages): string =>
  `${program} must be installed: on Debian, apt-get install ${packages[program]}`;
