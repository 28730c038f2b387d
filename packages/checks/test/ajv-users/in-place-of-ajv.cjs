// Loaded before a program: `require("ajv")` gives @argot/ajv, as an alias in a package.json does, and so do imports.
const Module = require("node:module");
const { pathToFileURL } = require("node:url");

const own = Module.createRequire(__filename);
/** The file that takes the place of a module of Ajv; `undefined` for all others. */
function inPlaceOf(request) {
  if (request === "ajv") return own.resolve("@argot/ajv");
  if (request === "ajv-draft-04") return own.resolve("@argot/ajv/draft-04");
  return request.startsWith("ajv/") ? own.resolve(`@argot/ajv/${request.slice("ajv/".length)}`) : undefined;
}

// oxlint-disable no-underscore-dangle -- there is no other way before Node 22.15
const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  return inPlaceOf(request) ?? resolve.call(this, request, ...rest);
};

const hooks = `
  import { createRequire } from "node:module";
  const { inPlaceOf } = createRequire(${JSON.stringify(pathToFileURL(__filename).href)})(${JSON.stringify(__filename)});
  export async function resolve(specifier, context, next) {
    const url = inPlaceOf(specifier);
    return url ? { url, shortCircuit: true } : next(specifier, context);
  }`;
exports.inPlaceOf = (request) => {
  const file = inPlaceOf(request);
  return file && pathToFileURL(file).href;
};
/** A program in which a module of the real Ajv is loaded proves nothing. */
function refuseAjv() {
  const real = Object.keys(require.cache).find((file) => /node_modules[/\\]ajv[/\\]dist/.test(file));
  if (!real) return;
  process.stderr.write(`Ajv itself was loaded: ${real}\n`);
  process.exitCode = 1;
}

// The thread of the hooks loads this file as well.
if (require("node:worker_threads").isMainThread) {
  Module.register(`data:text/javascript,${encodeURIComponent(hooks)}`, pathToFileURL(__filename));
  process.once("exit", refuseAjv);
}
