import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"LinearRegexError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/LinearRegexError.md","filePath":"errors/LinearRegexError.md"}');
const _sfc_main = { name: "errors/LinearRegexError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="linearregexerror" tabindex="-1"><code>LinearRegexError</code> <a class="header-anchor" href="#linearregexerror" aria-label="Permalink to &quot;\`LinearRegexError\`&quot;">​</a></h1><p>A regular expression cannot be matched in linear time, or a text is too long for it.</p><p><strong>Usual cause:</strong> The expression has a backreference or looks around.</p><p><strong>What to do:</strong> Write the expression without them, or choose the engine of JavaScript if you trust the schema.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { linear } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/regex&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">linear</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;(a)</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">\\\\</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>LinearRegexError: it cannot be matched in linear time: \\1 is a back reference</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/LinearRegexError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LinearRegexError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LinearRegexError as default
};
