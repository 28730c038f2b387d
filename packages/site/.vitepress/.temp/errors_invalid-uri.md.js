import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"invalid-uri","description":"","frontmatter":{},"headers":[],"relativePath":"errors/invalid-uri.md","filePath":"errors/invalid-uri.md"}');
const _sfc_main = { name: "errors/invalid-uri.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="invalid-uri" tabindex="-1"><code>invalid-uri</code> <a class="header-anchor" href="#invalid-uri" aria-label="Permalink to &quot;\`invalid-uri\`&quot;">​</a></h1><p>A URI is malformed, or has a fragment where none is allowed.</p><p><strong>Usual cause:</strong> A URI has spaces or other characters that must be percent-encoded, or an identifier ends with a fragment.</p><p><strong>What to do:</strong> Correct the URI. The fragment of an identifier belongs in &quot;$anchor&quot;.</p><p><em>Reported by:</em> <code>compile</code> and <code>add</code>, as a <code>SchemaError</code></p><h2 id="example-SchemaError" tabindex="-1">Example <a class="header-anchor" href="#example-SchemaError" aria-label="Permalink to &quot;Example {#example-SchemaError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">add</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }, </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://example.com/name#first&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>SchemaError: https://example.com/name#first#: a document cannot be added under &quot;https://example.com/name#first&quot;: the URI must not have a fragment</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/invalid-uri.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const invalidUri = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  invalidUri as default
};
