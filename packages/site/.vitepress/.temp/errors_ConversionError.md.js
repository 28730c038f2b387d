import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ConversionError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ConversionError.md","filePath":"errors/ConversionError.md"}');
const _sfc_main = { name: "errors/ConversionError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="conversionerror" tabindex="-1"><code>ConversionError</code> <a class="header-anchor" href="#conversionerror" aria-label="Permalink to &quot;\`ConversionError\`&quot;">​</a></h1><p>The JSON Schema of a validator is wanted in another dialect than its own.</p><p><strong>Usual cause:</strong> A library asks for a dialect by Standard JSON Schema, and the schema is written in another one.</p><p><strong>What to do:</strong> Write the schema in the dialect that the library wants.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compile</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> })[</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;~standard&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">].jsonSchema.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">input</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ target: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;draft-07&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ConversionError: The schema cannot be given as JSON Schema of the target &quot;draft-07&quot;: its dialect is https://json-schema.org/draft/2020-12/schema, and Argot does not convert between dialects.</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ConversionError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ConversionError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ConversionError as default
};
