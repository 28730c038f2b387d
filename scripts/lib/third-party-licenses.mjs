import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The names, versions and licences of the packages of npm that files of a bundle come from: licences require that they are passed on.
 *
 * @param {Iterable<string>} files The absolute paths of the files.
 * @returns {string} Empty if there are none.
 */
export function thirdPartyLicenses(files) {
  const folders = new Set(
    [...files].flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? []),
  );
  return [...folders].map(licenseOf).sort().join("\n");
}

/** @param {string} folder */
function licenseOf(folder) {
  /** @type {{ name: string, version: string, license: string }} */
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no file with its licence: leave it in the dependencies`);
  return `${name} ${version} (${license})\n\n${readFileSync(path.join(folder, file), "utf8").trim()}\n`;
}
