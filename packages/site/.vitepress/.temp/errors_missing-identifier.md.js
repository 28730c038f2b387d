import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"missing-identifier","description":"","frontmatter":{},"headers":[],"relativePath":"errors/missing-identifier.md","filePath":"errors/missing-identifier.md"}');
const _sfc_main = { name: "errors/missing-identifier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="missing-identifier" tabindex="-1"><code>missing-identifier</code> <a class="header-anchor" href="#missing-identifier" aria-label="Permalink to &quot;\`missing-identifier\`&quot;">​</a></h1><p>A document was added without a URI, and no schema in it has an identifier, so no schema can refer to it.</p><p><strong>Usual cause:</strong> The second argument of <code>add</code> was forgotten.</p><p><strong>What to do:</strong> Give the document an &quot;$id&quot;, or a URI as the second argument.</p><p><em>Reported by:</em> <code>compile</code> and <code>add</code>, as a <code>SchemaError</code></p><h2 id="example-SchemaError" tabindex="-1">Example <a class="header-anchor" href="#example-SchemaError" aria-label="Permalink to &quot;Example {#example-SchemaError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">add</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>SchemaError: #: no schema can refer to this document: give it an identifier, or add it with a URI</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/missing-identifier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const missingIdentifier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  missingIdentifier as default
};
