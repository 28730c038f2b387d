import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0014 Compiled code represents evaluated properties by bits","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0014-evaluated-bits.md","filePath":"decisions/0014-evaluated-bits.md"}');
const _sfc_main = { name: "decisions/0014-evaluated-bits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0014-compiled-code-represents-evaluated-properties-by-bits" tabindex="-1">0014 Compiled code represents evaluated properties by bits <a class="header-anchor" href="#_0014-compiled-code-represents-evaluated-properties-by-bits" aria-label="Permalink to &quot;0014 Compiled code represents evaluated properties by bits&quot;">​</a></h1><h2 id="decision" tabindex="-1">Decision <a class="header-anchor" href="#decision" aria-label="Permalink to &quot;Decision&quot;">​</a></h2><p>Each in-place application that may fail, and that evaluates more than is evaluated in any case, has a bit. The bit is set if the application is valid. A reader of the evaluated set tests the mask of all applications that evaluate a name. The mask is known when the code is written. For other names, patterns are tested if their bit is set. Items are counted by the largest prefix whose bit is set. <code>contains</code> is evaluated again for items that nothing else has evaluated.</p><ul><li>Applications that evaluate the same share a bit.</li><li>A schema with alternatives is inlined where it is applied, and its bits are kept apart until it is valid.</li><li>In emitted code the bits are a local variable. Closures share a field, which a block saves and restores.</li></ul><p>The loop handles: more than 31 bits, dynamic references in place, <code>contains</code> whose items read the evaluated set, a schema that reads the evaluated set and has alternatives inside the alternatives of another, and a very large number of in-place schemas.</p><h2 id="reasons" tabindex="-1">Reasons <a class="header-anchor" href="#reasons" aria-label="Permalink to &quot;Reasons&quot;">​</a></h2><p>What a schema evaluates if it is valid is written in the schema. Only whether it is valid depends on the value. Sets of names in emitted code would be as slow as the loop&#39;s. A bit for each name cannot represent names that a pattern or <code>additionalProperties</code> decides.</p><h2 id="consequences" tabindex="-1">Consequences <a class="header-anchor" href="#consequences" aria-label="Permalink to &quot;Consequences&quot;">​</a></h2><ul><li>No op and no pass knows of bits.</li><li>Alternatives that evaluate something are all tried. A jump by type or constant stays a jump: only one alternative can be valid.</li><li>Modules need no loop for these keywords.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0014-evaluated-bits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0014EvaluatedBits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0014EvaluatedBits as default
};
