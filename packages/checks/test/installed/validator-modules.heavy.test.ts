// Schemas that are imported as validators, by each bundler: the page under a policy that forbids to generate code, the types, the sizes, and
// what a developer sees.
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executable, startBrowser } from "../../../site/test/chromium.js";
import { ended, packedDependencies, Project } from "./project.js";

const tools = {
  "@rollup/plugin-node-resolve": "^16",
  "@rspack/core": "^2",
  bun: "^1.3",
  esbuild: "^0.28",
  rolldown: "^1",
  rollup: "^4",
  typescript: "^5.9",
  vite: "^8",
  webpack: "^5",
};

const order = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer", minimum: 1 }, address: { $ref: "../shared/address.schema.json" } },
};
const address = { type: "object", properties: { city: { type: "string", minLength: 2 } } };

const entry = `
import isOrder from "./schemas/order.schema.json?validator";
import { isOrder as withErrors } from "./schemas/order.schema.json?validator&errors";
import isEvent from "./schemas/event.yaml?validator";
const { errors } = withErrors.validate({ id: 1, address: { city: "" } });
document.body.textContent = JSON.stringify([isOrder({ id: 1 }), isOrder({ id: 0 }), errors[0].message, isEvent("start"), isEvent("x")]);
`;
const shown = JSON.stringify([true, false, "must have at least 2 characters, has 0", true, false]);

/** The end of a program that writes \`out/<name>.js\`: a module, or a script. */
const packer = (load: string, plugin: string) => `${load}
  const settings = {
    entry: "./" + entry, mode: "development", devtool: false, plugins: [argot.${plugin}()],
    output: { path: process.cwd() + "/out", filename: name + ".js" },
  };
  await new Promise((resolve, reject) => pack(settings, (error, stats) =>
    (error ?? stats.hasErrors() ? reject(error ?? new Error(stats.toString("errors-only"))) : resolve())));`;
const makers = {
  bun: `await Bun.build({ entrypoints: ["./" + entry], outdir: "out", naming: name + ".js", plugins: [argot.bun()] });`,
  esbuild: `import { build } from "esbuild";
    await build({ entryPoints: [entry], bundle: true, format: "esm", outfile: "out/" + name + ".js", plugins: [argot.esbuild()] });`,
  rolldown: `import { rolldown } from "rolldown";
    await (await rolldown({ input: entry, plugins: [argot.rolldown()] })).write({ file: "out/" + name + ".js" });`,
  rollup: `import { nodeResolve } from "@rollup/plugin-node-resolve"; import { rollup } from "rollup";
    await (await rollup({ input: entry, plugins: [argot.rollup(), nodeResolve()] })).write({ file: "out/" + name + ".js" });`,
  rspack: packer(`import { rspack as pack } from "@rspack/core";`, "rspack"),
  vite: `import { build } from "vite";
    await build({
      configFile: false, logLevel: "silent", plugins: [argot.vite()],
      build: { emptyOutDir: false, outDir: "out", lib: { entry, formats: ["es"], fileName: () => name + ".js" } },
    });`,
  webpack: packer(`import pack from "webpack";`, "webpack"),
};
const bundlers = Object.keys(makers) as (keyof typeof makers)[];

const project = new Project({
  "entry.js": entry,
  "faulty.js": `import isFaulty from "./schemas/faulty.schema.json?validator"; isFaulty(1);`,
  "mistyped.js": `import isOrder from "./schemas/order.schema.json?validator&erors"; isOrder(1);`,
  "schemas/order.schema.json": order,
  "schemas/event.yaml": "enum: [start, end]\n",
  "schemas/faulty.schema.json": `{\n  "properties": {\n    "a": { "$ref": "../shared/faulty.schema.json" }\n  }\n}\n`,
  "shared/address.schema.json": address,
  "shared/faulty.schema.json": `{\n  "type": "objec"\n}\n`,
  "tsconfig.json": {
    compilerOptions: { strict: true, module: "esnext", moduleResolution: "bundler", noEmit: true, types: [] },
  },
});
for (const [name, maker] of Object.entries(makers))
  project.write(
    `${name}.mjs`,
    `import { argot } from "@argot/unplugin"; const [entry, name] = process.argv.slice(2);\n${maker}`,
  );

/** npm's package of Bun has its binaries in others, one for each platform. */
function bun(): string {
  const folder = path.join(project.folder, "node_modules/@oven");
  return path.join(folder, readdirSync(folder).toSorted()[0] ?? "", "bin/bun");
}

const bundle = (bundler: keyof typeof makers, input: string, name: string) =>
  project.run([bundler === "bun" ? bun() : "node", `${bundler}.mjs`, input, name]);

type Browser = Awaited<ReturnType<typeof startBrowser>>;
let browser: Browser | undefined;

beforeAll(async () => {
  const names = ["@argot/unplugin"];
  const dependencies = Object.fromEntries(names.map((name) => [name, packedDependencies[name]]));
  await project.install({ type: "module", dependencies: { ...dependencies, ...tools } });
  if (executable !== undefined) browser = await startBrowser();
});
afterAll(() => browser?.close());

describe.each(bundlers)("%s", (bundler) => {
  test("makes a page that may not generate code", async ({ skip }) => {
    expect(await bundle(bundler, "entry.js", bundler)).toEqual(ended(0));
    if (!browser) return skip("Chromium must be installed");
    const page = await browser.newPage();
    const headers = { "content-security-policy": "default-src 'none'; script-src 'self'" };
    await page.route("**/*", (route) => {
      const isScript = route.request().url().endsWith(".js");
      const body = isScript
        ? project.read(`out/${bundler}.js`)
        : `<body><script type="module" src="/page.js"></script>`;
      return route.fulfill({
        headers: { ...headers, "content-type": isScript ? "text/javascript" : "text/html" },
        body,
      });
    });
    await page.goto("http://localhost/");
    await page.getByText(shown, { exact: true }).waitFor();
    expect(await page.textContent("body")).toBe(shown);
    await page.close();
  });

  test("shows the position of an error in the schema that has it", async () => {
    const { code, out, err } = await bundle(bundler, "faulty.js", "faulty");
    expect(code).not.toBe(0);
    expect(`${out}${err}`).toMatch(
      /shared\/faulty\.schema\.json:2:11 \/type must be one of .*is "objec"; did you mean "object"\?/,
    );
  });

  test("refuses a query with a mistake", async () => {
    const { code, out, err } = await bundle(bundler, "mistyped.js", "mistyped");
    expect(code).not.toBe(0);
    expect(`${out}${err}`).toContain('the query has "erors"');
  });
});

test("TypeScript knows the types of valid values", async () => {
  expect(await bundle("esbuild", "entry.js", "types")).toEqual(ended(0));
  project.write(
    "use.ts",
    `import isOrder, { type Order } from "./schemas/order.schema.json?validator&errors";
    declare const value: unknown;
    if (isOrder(value)) { const id: number = value.id; const wrong: string = value.id; }
    const result = isOrder.validate(value);
    if (result.valid) { const city: string | undefined = result.value.address?.city; }
    export const order: Order = { id: "1" };`,
  );
  const { out } = await project.run(["node", "node_modules/typescript/bin/tsc", "--pretty", "false"]);
  expect(out.trimEnd().split("\n")).toEqual([
    expect.stringMatching(/^use\.ts\(3,.*'number' is not assignable to type 'string'/),
    expect.stringMatching(/^use\.ts\(6,.*'string' is not assignable to type 'number'/),
  ]);
});

test("a validator of a small schema has at most 1 kB, and with errors 2 kB beside the runtime", async () => {
  project.write(
    "sizes.mjs",
    `import { argot } from "@argot/unplugin"; import { build } from "esbuild";
    for (const [name, query] of [["verdicts", ""], ["errors", "&errors"]]) {
      const contents = 'export { default } from "./schemas/order.schema.json?validator' + query + '";';
      await build({
        stdin: { contents, resolveDir: "." }, bundle: true, minify: true, format: "esm", outfile: "out/" + name + ".js",
        external: ["*/argot/dist/runtime.js"], plugins: [argot.esbuild()],
      });
    }`,
  );
  expect(await project.run(["node", "sizes.mjs"])).toEqual(ended(0));
  const sizeOf = (name: string): number => gzipSync(project.read(`out/${name}.js`), { level: 9 }).length;
  expect(project.read("out/errors.js")).toContain("argot/dist/runtime.js");
  expect(sizeOf("verdicts")).toBeLessThan(1024);
  expect(sizeOf("errors")).toBeLessThan(2048);
});

test("esbuild makes the bundle again after a change of a schema that another refers to", async () => {
  project.write(
    "watch.mjs",
    `import { readFileSync, writeFileSync } from "node:fs"; import { argot } from "@argot/unplugin"; import { context } from "esbuild";
    const file = "shared/address.schema.json", before = readFileSync(file, "utf8");
    let first;
    const counting = { name: "counting", setup: (build) => build.onEnd(({ outputFiles: [{ text }] }) => {
      first ??= text;
      writeFileSync(file, first === text ? before.replace("2", "7") : before);
      if (first !== text) process.exit(0);
    }) };
    const made = await context({ entryPoints: ["entry.js"], bundle: true, write: false, plugins: [argot.esbuild(), counting] });
    await made.watch();`,
  );
  expect(await project.run(["node", "watch.mjs"])).toEqual(ended(0));
});

// The overlay of Vite, from a mistake to its correction.
test("Vite shows the line of the schema, and goes on when it is corrected", { timeout: 120_000 }, async ({ skip }) => {
  if (!browser) return skip("Chromium must be installed");
  project.write("index.html", `<!doctype html><body><script type="module" src="./entry.js"></script>`);
  project.write(
    "serve.mjs",
    `import { argot } from "@argot/unplugin"; import { createServer } from "vite";
    const server = await createServer({ configFile: false, logLevel: "silent", plugins: [argot.vite()], server: { port: 0 } });
    await server.listen();
    (await import("node:fs")).writeFileSync("address.txt", server.resolvedUrls.local[0]);
    // Until the test has removed the file.
    while ((await import("node:fs")).existsSync("address.txt")) await new Promise((resolve) => setTimeout(resolve, 200));
    await server.close();`,
  );
  const server = project.run(["node", "serve.mjs"]);
  let home: string | undefined;
  while (home === undefined || home === "") {
    // oxlint-disable-next-line no-await-in-loop -- until the server has started
    await Promise.race([setTimeout(100), server.then(({ err }) => Promise.reject(new Error(err)))]);
    home = readdirSync(project.folder).includes("address.txt") ? project.read("address.txt") : undefined;
  }
  const page = await browser.newPage({ viewport: { width: 1000, height: 500 } });
  await page.goto(home);
  await page.getByText(shown, { exact: true }).waitFor();
  project.write("shared/address.schema.json", `{\n  "properties": { "city": { "type": "strin" } }\n}\n`);
  const overlay = page.locator("vite-error-overlay");
  await overlay.waitFor({ state: "attached" });
  expect(await overlay.locator(".message-body").textContent()).toContain(
    "shared/address.schema.json:2:37 /properties/city/type",
  );
  expect(await overlay.locator(".frame").textContent()).toMatch(
    /^2 \|   "properties": \{ "city": \{ "type": "strin" \} \}\n {2}\| +\^{7}$/m,
  );
  // For people.
  await page.screenshot({ path: path.join(import.meta.dirname, "../../../../reports/overlay.png") });
  project.write("shared/address.schema.json", address);
  await page.getByText(shown, { exact: true }).waitFor();
  await page.close();
  project.remove("address.txt");
  expect(await server).toEqual(ended(0));
});
