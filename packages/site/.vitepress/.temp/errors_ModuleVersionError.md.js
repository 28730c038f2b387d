import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ModuleVersionError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ModuleVersionError.md","filePath":"errors/ModuleVersionError.md"}');
const _sfc_main = { name: "errors/ModuleVersionError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="moduleversionerror" tabindex="-1"><code>ModuleVersionError</code> <a class="header-anchor" href="#moduleversionerror" aria-label="Permalink to &quot;\`ModuleVersionError\`&quot;">​</a></h1><p>A module that shares the runtime was compiled for another version of it than the one that it imports.</p><p><strong>Usual cause:</strong> Argot was updated, and the modules were not compiled again.</p><p><strong>What to do:</strong> Compile the schemas again.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { checkRuntime } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot/runtime&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">checkRuntime</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;0.0.0-other&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ModuleVersionError: the module was compiled for version 0.0.0-other of Argot&#39;s runtime, and imports version 1.0.0; compile the schemas again with the version of Argot that is installed</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ModuleVersionError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ModuleVersionError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ModuleVersionError as default
};
