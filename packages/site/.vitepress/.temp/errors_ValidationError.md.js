import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ValidationError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ValidationError.md","filePath":"errors/ValidationError.md"}');
const _sfc_main = { name: "errors/ValidationError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="validationerror" tabindex="-1"><code>ValidationError</code> <a class="header-anchor" href="#validationerror" aria-label="Permalink to &quot;\`ValidationError\`&quot;">​</a></h1><p>A value is not valid. <code>assert</code> throws it. <code>issues</code> has what is wrong.</p><p><strong>Usual cause:</strong> The value was not checked before, or comes from a place that is not trusted.</p><p><strong>What to do:</strong> Catch the error where you can answer it, or use <code>validate</code>, which throws nothing.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compile</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ required: [</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;id&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">] }).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">assert</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({});</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ValidationError: the value must have property &quot;id&quot;</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ValidationError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ValidationError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ValidationError as default
};
