import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"malformed-encoding","description":"","frontmatter":{},"headers":[],"relativePath":"errors/malformed-encoding.md","filePath":"errors/malformed-encoding.md"}');
const _sfc_main = { name: "errors/malformed-encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="malformed-encoding" tabindex="-1"><code>malformed-encoding</code> <a class="header-anchor" href="#malformed-encoding" aria-label="Permalink to &quot;\`malformed-encoding\`&quot;">​</a></h1><p>A text is malformed in its encoding.</p><p><strong>Usual cause:</strong> The text is not encoded, or was cut.</p><p><strong>What to do:</strong> Encode the text. <code>position</code> is the index of what is wrong.</p><p><em>Reported by:</em> <code>decode</code> and <code>encode</code>, as a <code>ContentError</code></p><h2 id="example-ContentError" tabindex="-1">Example <a class="header-anchor" href="#example-ContentError" aria-label="Permalink to &quot;Example {#example-ContentError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { decode } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">decode</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;no base64!&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, { contentEncoding: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;base64&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ContentError: not base64: the character &quot; &quot; at position 2 is not allowed</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/malformed-encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const malformedEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  malformedEncoding as default
};
