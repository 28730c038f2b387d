import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"malformed-content","description":"","frontmatter":{},"headers":[],"relativePath":"errors/malformed-content.md","filePath":"errors/malformed-content.md"}');
const _sfc_main = { name: "errors/malformed-content.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="malformed-content" tabindex="-1"><code>malformed-content</code> <a class="header-anchor" href="#malformed-content" aria-label="Permalink to &quot;\`malformed-content\`&quot;">​</a></h1><p>The decoded text is malformed in its media type.</p><p><strong>Usual cause:</strong> The content is of another kind.</p><p><strong>What to do:</strong> Correct the content. The <code>cause</code> of the error is what the parser says.</p><p><em>Reported by:</em> <code>decode</code> and <code>encode</code>, as a <code>ContentError</code></p><h2 id="example-ContentError" tabindex="-1">Example <a class="header-anchor" href="#example-ContentError" aria-label="Permalink to &quot;Example {#example-ContentError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { decode } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">decode</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;{a: 1}&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, { contentMediaType: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;application/json&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ContentError: not application/json: Expected property name or &#39;}&#39; in JSON at position 1</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/malformed-content.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const malformedContent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  malformedContent as default
};
