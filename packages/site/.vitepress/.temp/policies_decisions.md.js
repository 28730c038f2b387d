import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"How decisions are made","description":"","frontmatter":{},"headers":[],"relativePath":"policies/decisions.md","filePath":"policies/decisions.md"}');
const _sfc_main = { name: "policies/decisions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="how-decisions-are-made" tabindex="-1">How decisions are made <a class="header-anchor" href="#how-decisions-are-made" aria-label="Permalink to &quot;How decisions are made&quot;">​</a></h1><p>Anyone proposes a change by an issue or a pull request. A maintainer decides, in public and with reasons; there is no vote. The specification of JSON Schema decides about verdicts: where it is open, a <a href="/decisions/">decision record</a> says what Argot does and why.</p><p>A decision record is needed for a new op, a break of what <a href="/policies/stability">is stable</a>, and whatever a newcomer would ask &quot;why?&quot; about. A pull request needs passing checks (<code>.ci/run</code>) and the consent of a maintainer.</p><p><a href="https://github.com/argot-schema/argot/blob/main/SECURITY.md#how-reports-are-handled" target="_blank" rel="noreferrer">Vulnerabilities</a> are decided in private until they are corrected.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("policies/decisions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const decisions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  decisions as default
};
