// Follows the README of the example vocabulary as a new user would: runs its commands in an empty folder, with the files that it
// shows. The packed packages of this repository are used instead of released ones.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reason, run, withTarballs } from "./lib/pack.mjs";
import { withRegistry } from "./lib/registry.mjs";
import { finish } from "./lib/report.mjs";
import { root } from "./lib/workspace.mjs";

const example = "examples/vocabulary-units";
const readme = readFileSync(path.join(root, example, "README.md"), "utf8");
const project = "my-project";

/** @param {string} language @returns {{ name: string, text: string }[]} */
const blocks = (language) =>
  Array.from(
    readme.matchAll(new RegExp(`^\`\`\`${language}(?: (\\S+))?\\n(.*?)^\`\`\`$`, "gms")),
    ([, name = "", text = ""]) => ({
      name,
      text,
    }),
  );

/** @type {string[]} */
const problems = [];
const started = Date.now();

await withTarballs(async (tarballs, temp) => {
  const own = new Set(["node_modules", "dist"]);
  cpSync(path.join(root, example), path.join(temp, example), {
    recursive: true,
    filter: (file) => !own.has(path.basename(file)),
  });
  mkdirSync(path.join(temp, "files"));
  for (const { name, text } of blocks("js")) writeFileSync(path.join(temp, "files", name), text);

  await withRegistry(tarballs, async (address) => {
    const settings = path.join(temp, "npmrc");
    // The settings of the machine count, such as the certificates of a proxy.
    const ofMachine = process.env["npm_config_globalconfig"] ?? "";
    const known = existsSync(ofMachine) ? readFileSync(ofMachine, "utf8") : "";
    writeFileSync(settings, `${known}\n@argot:registry=${address}\n`);
    // Remove the npm settings of the process that started this script: a new user does not have them.
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm|pnpm)_/i.test(name));
    const suite = process.env["JSON_SCHEMA_TEST_SUITE"] ?? path.join(root, "../shared/json-schema-test-suite");
    const env = {
      ...Object.fromEntries(inherited),
      // Some shells cannot pass a setting with a colon in its name.
      npm_config_globalconfig: settings,
      npm_config_audit: "false",
      npm_config_fund: "false",
      // A registry may leave a request without an answer. npm waits for five minutes then, and goes on as if there were no such package.
      npm_config_fetch_timeout: "20000",
      npm_config_fetch_retries: "5",
      npm_config_fetch_retry_mintimeout: "1000",
      npm_config_cache: path.join(temp, "cache"),
      ...(existsSync(suite) && { JSON_SCHEMA_TEST_SUITE: path.resolve(suite) }),
    };
    // The files exist as soon as their project does.
    const commands = blocks("sh").map(({ text }) =>
      text.replace(/^(mkdir \S*my-project)$/m, `$1 && cp ${temp}/files/* ../${project}`),
    );
    try {
      const { stdout } = await run("sh", ["-ec", commands.join("\n")], { cwd: temp, env, maxBuffer: 1e8 });
      console.log(stdout.trim());
    } catch (error) {
      problems.push(reason(error));
    }
  });
});

finish(
  "example",
  problems,
  `Run "npm run build" first; if it still fails, follow ${example}/README.md by hand from where it stops.`,
  `the README of ${example} does what it says, in ${Math.round((Date.now() - started) / 1000)} s`,
);
