import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"too-deep","description":"","frontmatter":{},"headers":[],"relativePath":"errors/too-deep.md","filePath":"errors/too-deep.md"}');
const _sfc_main = { name: "errors/too-deep.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="too-deep" tabindex="-1"><code>too-deep</code> <a class="header-anchor" href="#too-deep" aria-label="Permalink to &quot;\`too-deep\`&quot;">​</a></h1><p>A YAML text nests deeper than 256 levels.</p><p><strong>Usual cause:</strong> The text was made by a program, or is an attack.</p><p><strong>What to do:</strong> Nest less, or use JSON, which has no such limit here.</p><p><em>Reported by:</em> <code>@argot/source-text</code> and the command line, as a <code>SourceError</code></p><h2 id="example-SourceError" tabindex="-1">Example <a class="header-anchor" href="#example-SourceError" aria-label="Permalink to &quot;Example {#example-SourceError}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { parseSource } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/source-text&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">parseSource</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;[&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">repeat</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">300</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">+</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;]&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">.</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">repeat</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">300</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">), { language: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;yaml&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>SourceError: text:1:258: this nests more than 256 levels deep</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/too-deep.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tooDeep = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tooDeep as default
};
