import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0007 The loop has its own stack","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0007-own-stack.md","filePath":"decisions/0007-own-stack.md"}');
const _sfc_main = { name: "decisions/0007-own-stack.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0007-the-loop-has-its-own-stack" tabindex="-1">0007 The loop has its own stack <a class="header-anchor" href="#_0007-the-loop-has-its-own-stack" aria-label="Permalink to &quot;0007 The loop has its own stack&quot;">​</a></h1><h2 id="decision" tabindex="-1">Decision <a class="header-anchor" href="#decision" aria-label="Permalink to &quot;Decision&quot;">​</a></h2><p>The loop is an interpreter that keeps frames in an array. An op has two steps: <code>next</code> starts an application, <code>take</code> receives its result. The state between the two is in the frame. Indexing, lowering, copying and comparing use lists of their own as well.</p><p>What an evaluation needs on its way belongs to the frame or the trace and is reused: lists of names, evaluated sets, the nodes that a trace drops. What a constraint applied to is listed only for a recorder that wants annotations.</p><p>Endless evaluation is prevented. Static references that lead back in place are refused when the schema is compiled. For dynamic ones, more in-place steps than (block, scope) pairs mean a cycle. A value that contains itself is found by a search at long intervals.</p><h2 id="reasons" tabindex="-1">Reasons <a class="header-anchor" href="#reasons" aria-label="Permalink to &quot;Reasons&quot;">​</a></h2><ul><li>The depth of a value is untrusted. A validator that calls itself for each level ends with a stack overflow at an unpredictable depth, and a service cannot distinguish this from its own error. The same applies to the depth of schemas and to chains of references.</li><li>A loop that allocates for each item makes a list of 100,000 items cost 230 to 2,000 bytes for each of them.</li></ul><h2 id="consequences" tabindex="-1">Consequences <a class="header-anchor" href="#consequences" aria-label="Permalink to &quot;Consequences&quot;">​</a></h2><ul><li>Memory is the only limit to depth.</li><li>Allocation grows with the errors, not with the value: in every tier, a list of 100,000 items with one error costs no more memory than one of 1,000. A test checks it.</li><li>Ops are small state machines. Nothing may keep a frame.</li><li>Another backend may recurse if it counts the depth and hands over to the loop.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0007-own-stack.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0007OwnStack = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0007OwnStack as default
};
