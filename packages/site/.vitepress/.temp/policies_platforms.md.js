import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Supported platforms","description":"","frontmatter":{},"headers":[],"relativePath":"policies/platforms.md","filePath":"policies/platforms.md"}');
const _sfc_main = { name: "policies/platforms.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="supported-platforms" tabindex="-1">Supported platforms <a class="header-anchor" href="#supported-platforms" aria-label="Permalink to &quot;Supported platforms&quot;">​</a></h1><table tabindex="0"><thead><tr><th>platform</th><th>versions</th><th>tested</th></tr></thead><tbody><tr><td>Node</td><td>20.19 and newer; each line at least until its end of life</td><td>the whole of CI on the oldest, the tests that depend most on Node on 22 and 24</td></tr><tr><td>TypeScript</td><td>6 and 7</td><td>by the versions in <code>pnpm-workspace.yaml</code></td></tr><tr><td>browsers</td><td>those with ES2023</td><td>the official suite in Chromium, with and without a Content-Security-Policy</td></tr><tr><td>Deno, Bun</td><td>the latest major version</td><td>the official suite, from the packed packages</td></tr><tr><td>npm, pnpm, yarn, Bun</td><td>the latest major version</td><td><code>npm run rehearse-release</code></td></tr></tbody></table><p>Raising the oldest Node or browser is a minor version before 1.0.0, and a major version after it. The release before gets corrections of vulnerabilities for six months. <code>engines</code> in each <code>package.json</code> names the oldest Node.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("policies/platforms.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const platforms = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  platforms as default
};
