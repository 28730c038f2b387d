import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-media-type","description":"","frontmatter":{},"headers":[],"relativePath":"errors/unknown-media-type.md","filePath":"errors/unknown-media-type.md"}');
const _sfc_main = { name: "errors/unknown-media-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-media-type" tabindex="-1"><code>unknown-media-type</code> <a class="header-anchor" href="#unknown-media-type" aria-label="Permalink to &quot;\`unknown-media-type\`&quot;">​</a></h1><p>The media type is not known, and the option <code>refuseUnknown</code> is set.</p><p><strong>Usual cause:</strong> The media type was not given with the option <code>mediaTypes</code>.</p><p><strong>What to do:</strong> Give a parser with <code>mediaTypes</code>.</p><p><em>Reported by:</em> <code>decode</code> and <code>encode</code>, as a <code>ContentError</code></p><h2 id="example-ContentError" tabindex="-1">Example <a class="header-anchor" href="#example-ContentError" aria-label="Permalink to &quot;Example {#example-ContentError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { decode } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">decode</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;a&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, { contentMediaType: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;application/toml&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }, { refuseUnknown: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">true</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ContentError: the media type &quot;application/toml&quot; is not known; add it to \`mediaTypes\`</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/unknown-media-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownMediaType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownMediaType as default
};
