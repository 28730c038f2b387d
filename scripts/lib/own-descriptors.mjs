/**
 * Gives the property descriptors of exports in files for CommonJS no prototype: they would take `get` or `value` from a polluted
 * `Object.prototype`.
 *
 * @returns {import("rolldown").Plugin}
 */
export const ownDescriptors = () => ({
  name: "own-descriptors",
  renderChunk(code, _chunk, { format }) {
    if (format !== "cjs") return undefined;
    // The lines have no place in the sources.
    const own = code.replaceAll(/^Object\.defineProp.*\(exports, .*$/gm, (line) =>
      line.replaceAll(/\{(?= value:|$)/g, "{ __proto__: null,"),
    );
    return { code: own, map: null };
  },
});
