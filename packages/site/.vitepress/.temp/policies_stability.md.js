import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"What is stable","description":"","frontmatter":{},"headers":[],"relativePath":"policies/stability.md","filePath":"policies/stability.md"}');
const _sfc_main = { name: "policies/stability.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="what-is-stable" tabindex="-1">What is stable <a class="header-anchor" href="#what-is-stable" aria-label="Permalink to &quot;What is stable&quot;">​</a></h1><p>Versions follow <a href="https://semver.org" target="_blank" rel="noreferrer">Semantic Versioning</a>. Before 1.0.0, a minor version may break what this page calls stable, and its changelog says how to adapt; a patch version breaks nothing.</p><table tabindex="0"><thead><tr><th>what</th><th>stable</th><th>how it changes</th></tr></thead><tbody><tr><td>public API</td><td>each name that a package exports and its <code>etc/*.api.md</code> lists, except those of <code>@argot/core/internal</code></td><td>removed or changed in a major version, after a minor version that marks it <code>@deprecated</code> and names what to use</td></tr><tr><td>verdicts</td><td>a valid value stays valid, and an invalid one invalid</td><td>a fault against the specification is corrected in a patch version, and the changelog names the keyword</td></tr><tr><td>errors</td><td><code>messageId</code>, the names in <code>data</code>, locations, codes of <code>argot --explain</code></td><td>like the public API; new ids come in minor versions</td></tr><tr><td>texts of messages</td><td>not stable: match ids</td><td>in any version</td></tr><tr><td>ops of the plan, and the text of plans</td><td>the ops of <code>@argot/core/plan</code> are a closed list</td><td>a new op is a major version for backends, and has a <a href="/decisions/">decision record</a>; the text may change in a minor version</td></tr><tr><td>modules made ahead</td><td>a module that contains its runtime needs no package, and keeps its verdicts</td><td>a module that shares a runtime of another version throws a <code>ModuleVersionError</code>: make it again at each upgrade</td></tr><tr><td>command line</td><td>commands, options, exit codes, the forms of <code>--output</code> for programs</td><td>like the public API; texts for people may change</td></tr></tbody></table><p>Faults in the types of TypeScript are corrected in patch versions, even if a program with a fault stops compiling.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("policies/stability.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const stability = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  stability as default
};
