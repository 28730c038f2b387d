// Follows the README of the example vocabulary as a new user would: runs its commands in an empty folder, with the files that it
// shows. A local registry has the packed packages instead of released ones.
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findSuite } from "@argot/testing/suite";
import { expect, inject, test } from "vitest";
import { startRegistry } from "../../../../scripts/lib/rehearsal/registry.mjs";
import { ended, Project, userEnv } from "./project.js";

const root = path.resolve(import.meta.dirname, "../../../..");
const example = "examples/vocabulary-units";
const readme = readFileSync(path.join(root, example, "README.md"), "utf8");

/** The blocks of code in a language, by the names of their files. */
const blocks = (language: string): readonly (readonly [name: string, text: string])[] =>
  Array.from(
    readme.matchAll(new RegExp(`^\`\`\`${language}(?: (\\S+))?\\n(.*?)^\`\`\`$`, "gms")),
    ([, name = "", text = ""]) => [name, text],
  );

/** The environment of a user of a registry for the packages of Argot. */
function envWith(registry: string, project: Project): NodeJS.ProcessEnv {
  // The settings of the machine count, such as the certificates of a proxy.
  const ofMachine = process.env["npm_config_globalconfig"] ?? "";
  const known = existsSync(ofMachine) ? readFileSync(ofMachine, "utf8") : "";
  project.write("npmrc", `${known}\n@argot:registry=${registry}\n`);
  const suite = findSuite(root);
  return {
    ...userEnv,
    // Some shells cannot pass a setting with a colon in its name.
    npm_config_globalconfig: path.join(project.folder, "npmrc"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    // A registry may leave a request without an answer. npm waits for five minutes then, and goes on as if there were no such package.
    npm_config_fetch_timeout: "20000",
    npm_config_fetch_retries: "5",
    npm_config_fetch_retry_mintimeout: "1000",
    // Asking the registry again about what is in npm's cache takes as long as the rest.
    npm_config_prefer_offline: "true",
    ...(suite !== undefined && { JSON_SCHEMA_TEST_SUITE: suite }),
  };
}

test("the commands of the README do what it says", async () => {
  const project = new Project(Object.fromEntries(blocks("js").map(([name, text]) => [`files/${name}`, text])));
  const ownFolders = new Set(["node_modules", "dist"]);
  cpSync(path.join(root, example), path.join(project.folder, example), {
    recursive: true,
    filter: (file) => !ownFolders.has(path.basename(file)),
  });
  // The files exist as soon as their project does.
  const commands = blocks("sh").map(([, text]) =>
    text.replace(/^mkdir (\S*my-project)$/m, "mkdir $1 && cp ../files/* $1"),
  );

  await using registry = await startRegistry();
  for (const { manifest, tarball } of inject("packed").packages)
    registry.add({ manifest, tarball: readFileSync(tarball) });
  const env = envWith(registry.address, project);
  expect(await project.run(["sh", "-ec", commands.join("\n")], { env })).toEqual(ended(0));
});
