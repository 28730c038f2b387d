import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0011 Rules are made when a block is first evaluated","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0011-lazy-rules.md","filePath":"decisions/0011-lazy-rules.md"}');
const _sfc_main = { name: "decisions/0011-lazy-rules.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0011-rules-are-made-when-a-block-is-first-evaluated" tabindex="-1">0011 Rules are made when a block is first evaluated <a class="header-anchor" href="#_0011-rules-are-made-when-a-block-is-first-evaluated" aria-label="Permalink to &quot;0011 Rules are made when a block is first evaluated&quot;">​</a></h1><h2 id="decision" tabindex="-1">Decision <a class="header-anchor" href="#decision" aria-label="Permalink to &quot;Decision&quot;">​</a></h2><p>Lowering has two steps. All reachable schemas are <em>read</em> at once: dialects, values of keywords, references and patterns are checked, blocks get their ids, keywords provide to facets. A block makes its <em>rules</em> when it is first used: by the loop, or by <code>completePlan</code> for passes, backends and <code>plan</code>.</p><p>Three kinds of blocks make their rules at once, because errors may show there:</p><ul><li>blocks that may be part of a reference cycle, found by a depth-first search of the references;</li><li>the first block with each keyword, so that <code>compile</code> refuses a wrong definition;</li><li>blocks with custom messages, which may not fit.</li></ul><h2 id="reasons" tabindex="-1">Reasons <a class="header-anchor" href="#reasons" aria-label="Permalink to &quot;Reasons&quot;">​</a></h2><p>A program that validates one configuration file compiles a schema of hundreds of blocks and evaluates a tenth of them. Making all rules takes most of the time of <code>compile</code>. But <code>compile</code> must report all errors in a schema.</p><h2 id="consequences" tabindex="-1">Consequences <a class="header-anchor" href="#consequences" aria-label="Permalink to &quot;Consequences&quot;">​</a></h2><ul><li>After the first value of a corpus, rules are made for 51 blocks of 1,335 (krakend), 45 of 820 (ui5), 19 of 226 (vercel).</li><li>A <code>DefinitionError</code> from <code>lower</code> or <code>predicate</code> may be thrown by a value, unless it is the first use of that keyword. Errors in schemas belong in shapes.</li><li>The plan of a validator in the loop has getters for rules. <code>completePlan</code> puts plain objects with the same ids in their place, so nothing of lowering is kept once all rules are made.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0011-lazy-rules.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0011LazyRules = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0011LazyRules as default
};
