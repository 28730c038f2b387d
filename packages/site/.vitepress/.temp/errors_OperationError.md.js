import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"OperationError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/OperationError.md","filePath":"errors/OperationError.md"}');
const _sfc_main = { name: "errors/OperationError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="operationerror" tabindex="-1"><code>OperationError</code> <a class="header-anchor" href="#operationerror" aria-label="Permalink to &quot;\`OperationError\`&quot;">​</a></h1><p>An OpenAPI description has no such operation, or the operation has no such part.</p><p><strong>Usual cause:</strong> The name is mistyped.</p><p><strong>What to do:</strong> Name operations as &quot;GET /pets/{id}&quot; or by their operationId.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { openDocument } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">openDocument</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  openapi: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.0&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  info: { title: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;Pets&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, version: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  paths: { </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;/pets&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: { get: { operationId: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;listPets&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } } },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">operation</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;lisPets&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>OperationError: there is no operation &quot;lisPets&quot;; did you mean &quot;listPets&quot;?</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/OperationError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const OperationError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  OperationError as default
};
