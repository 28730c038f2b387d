import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ModuleError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ModuleError.md","filePath":"errors/ModuleError.md"}');
const _sfc_main = { name: "errors/ModuleError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="moduleerror" tabindex="-1"><code>ModuleError</code> <a class="header-anchor" href="#moduleerror" aria-label="Permalink to &quot;\`ModuleError\`&quot;">​</a></h1><p>A schema cannot be written as a module, or a name is one that no export can have.</p><p><strong>Usual cause:</strong> A format or keyword of yours is a function, which has no text, or the name is a word of JavaScript.</p><p><strong>What to do:</strong> Choose another name, or give the function a <code>module</code> from which it can be imported.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { compileModule } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot/module&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compileModule</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(), { delete: { type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ModuleError: &quot;delete&quot; is not a name that a function can have.</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ModuleError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ModuleError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ModuleError as default
};
