import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { packages, root } from "../workspace.mjs";

/**
 * Copies the files of this repository that Git knows or would add, and what packages have built, into a new repository with one commit. The
 * dependencies of packages on one another are copied as links; others are left out.
 *
 * @param {string} folder
 */
export function copyRepository(folder) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const file of new Set(listed.split("\0"))) {
    // A deleted file is listed until that is committed.
    if (file === "" || !existsSync(path.join(root, file))) continue;
    cpSync(path.join(root, file), path.join(folder, file));
  }
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("-c", "user.name=Argot", "-c", "user.email=argot@example.com", "commit", "--quiet", "--message=The tree");
  for (const { place, dir, manifest } of packages()) {
    const copy = path.join(folder, "packages", place);
    if (manifest.private === true) continue;
    cpSync(path.join(dir, "dist"), path.join(copy, "dist"), { recursive: true });
    for (const name of linked(path.join(dir, "node_modules"))) {
      const link = path.join(copy, "node_modules", name);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(readlinkSync(path.join(dir, "node_modules", name)), link, "junction");
    }
  }
}

/** The packages of this repository among the dependencies. @param {string} modules */
function linked(modules) {
  const scope = path.join(modules, "@argot");
  const names = existsSync(scope) ? readdirSync(scope).map((name) => `@argot/${name}`) : [];
  return existsSync(path.join(modules, "argot")) ? ["argot", ...names] : names;
}
