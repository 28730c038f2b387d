import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../workspace.mjs";

/** @typedef {import("./registry.d.mts").PublishedVersion} PublishedVersion */
/** @typedef {{ readonly files: number, readonly packed: number, readonly unpacked: number }} Size the number of files, and kilobytes */

/** Sizes may differ by this share from the recorded ones. */
const tolerance = 0.2;

/**
 * What is wrong with a version of a package, as a registry has it.
 *
 * @param {PublishedVersion} published
 * @param {Size | undefined} recorded - The size that it is meant to have.
 * @returns {string[]}
 */
export function publishedProblems({ manifest, tarball }, recorded) {
  const files = filesOf(tarball);
  const size = sizeOf(tarball);
  return [
    ...manifestProblems(/** @type {any} */ (manifest), files),
    ...[...files].flatMap(([name, content]) => fileProblems(name, content)),
    ...["LICENSE", "README.md", "package.json"].filter((name) => !files.has(name)).map((name) => `has no ${name}`),
    ...(recorded && Object.keys(size).every((key) => isNear(Reflect.get(size, key), Reflect.get(recorded, key)))
      ? []
      : [`has ${text(size)}, and is meant to have ${recorded ? text(recorded) : "no size yet"}`]),
  ];
}

const text = (/** @type {Size} */ { files, packed, unpacked }) => `${files} files, ${packed} kB packed, ${unpacked} kB`;
const isNear = (/** @type {number} */ size, /** @type {number} */ meant) =>
  Math.abs(size - meant) <= 2 + meant * tolerance;

/** @param {Uint8Array} tarball @returns {Size} */
export function sizeOf(tarball) {
  const files = filesOf(tarball);
  const unpacked = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { files: files.size, packed: Math.round(tarball.length / 1000), unpacked: Math.round(unpacked / 1000) };
}

const repository = "git+https://github.com/argot-schema/argot.git";

/** @param {Record<string, any>} manifest @param {ReadonlyMap<string, Buffer>} files */
function manifestProblems(manifest, files) {
  const problems = [];
  // The registry shows what was uploaded beside the tarball; users get what is in it.
  const packed = JSON.parse(files.get("package.json")?.toString() ?? "{}");
  for (const key of ["name", "version", "license", "exports", "bin", "dependencies", "peerDependencies", "engines"])
    if (JSON.stringify(packed[key]) !== JSON.stringify(manifest[key]))
      problems.push(`"${key}" differs from the tarball`);
  if (packed.license !== "MIT") problems.push("its license is not MIT");
  // npm attaches a statement of provenance only if this is the repository that the workflow runs in.
  if (packed.repository?.url !== repository || !packed.repository.directory)
    problems.push(`"repository" is not ${repository} with a directory`);
  if (packed.private !== undefined) problems.push("it is private");
  if (packed.engines?.node === undefined) problems.push("it names no Node in engines");
  for (const hook of ["preinstall", "install", "postinstall", "prepare"])
    if (packed.scripts?.[hook] !== undefined) problems.push(`it runs a script at install: ${hook}`);
  const own = JSON.stringify({ ...packed, devDependencies: {}, scripts: {} });
  for (const word of ['"workspace:', '"catalog:', '"link:', '"file:', '"@argot/source"'])
    if (own.includes(word)) problems.push(`package.json contains ${word}`);
  for (const [, file = ""] of JSON.stringify([packed.exports, packed.bin, packed.main, packed.types]).matchAll(
    /"\.\/([^"*]+)"/g,
  ))
    if (!file.includes("./") && !files.has(file) && /\.\w+$/.test(file) && !packed.exports?.[`./${file}`])
      problems.push(`package.json names ${file}, which is not there`);
  return problems;
}

const license = readFileSync(path.join(root, "LICENSE"), "utf8");

/** @param {string} name @param {Buffer} content */
function fileProblems(name, content) {
  if (name === "LICENSE")
    return content.toString() === license ? [] : ["its LICENSE differs from that of the repository"];
  const problems = [];
  if (
    /^(?:src|test)\/|node_modules\/|\.(?:test|test-d|map|tsbuildinfo|tgz|env)\b|(?:^|\/)\.(?!\/)/.test(name) ||
    !known.test(name)
  )
    problems.push(`has ${name}`);
  const written = content.toString();
  // Code is published as it reads: no map is needed.
  if (/^\/\/[#@] sourceMappingURL=/m.test(written)) problems.push(`${name} names a source map`);
  if (written.includes(root)) problems.push(`${name} contains the path of the build`);
  if (name === "README.md" && written.includes("Not on npm yet"))
    problems.push("its README.md says that it is not on npm");
  return problems;
}

/** What a package may contain. */
const known =
  /^(?:package\.json|README\.md|CHANGELOG\.md|(?:refs\/)?[\w-]+\.json|dist\/.*\.(?:js|cjs|d\.ts|d\.cts)|dist\/third-party-licenses\.txt)$/;

/** The files of a tarball by their names. @param {Uint8Array} tarball @returns {Map<string, Buffer>} */
function filesOf(tarball) {
  const bytes = gunzipSync(tarball);
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  // A header of 512 bytes before each file: its name, a prefix of the name, its size in octal digits, and its type.
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0;) {
    const field = (/** @type {number} */ from, /** @type {number} */ length) =>
      bytes.toString("utf8", at + from, at + from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(field(124, 12), 8);
    const name = [field(345, 155), field(0, 100)].filter((part) => part !== "").join("/");
    const type = field(156, 1);
    if (type === "0" || type === "")
      files.set(name.replace(/^package\//, ""), bytes.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
