import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unwritable","description":"","frontmatter":{},"headers":[],"relativePath":"errors/unwritable.md","filePath":"errors/unwritable.md"}');
const _sfc_main = { name: "errors/unwritable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unwritable" tabindex="-1"><code>unwritable</code> <a class="header-anchor" href="#unwritable" aria-label="Permalink to &quot;\`unwritable\`&quot;">​</a></h1><p>A value cannot be written in the encoding or as the media type.</p><p><strong>Usual cause:</strong> The encoding has no text for some octets, or the media type has none for the value.</p><p><strong>What to do:</strong> Use another encoding, such as base64.</p><p><em>Reported by:</em> <code>decode</code> and <code>encode</code>, as a <code>ContentError</code></p><h2 id="example-ContentError" tabindex="-1">Example <a class="header-anchor" href="#example-ContentError" aria-label="Permalink to &quot;Example {#example-ContentError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { encode } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">encode</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">\\u0000</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, { contentEncoding: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;8bit&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ContentError: there is a NUL at position 0; use another encoding, such as base64</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/unwritable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unwritable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unwritable as default
};
