import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"HeaderNameError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/HeaderNameError.md","filePath":"errors/HeaderNameError.md"}');
const _sfc_main = { name: "errors/HeaderNameError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="headernameerror" tabindex="-1"><code>HeaderNameError</code> <a class="header-anchor" href="#headernameerror" aria-label="Permalink to &quot;\`HeaderNameError\`&quot;">​</a></h1><p>The schema of the headers of a route has names with capitals, which no request has.</p><p><strong>Usual cause:</strong> Names of headers are written as in HTTP. Node receives them in lower case.</p><p><strong>What to do:</strong> Write the names in lower case in the schema.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createValidatorFactory } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/fastify&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// Fastify calls this for each route.</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> compile</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> createValidatorFactory</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">()({}, { customOptions: {}, plugins: [] });</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compile</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ method: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;GET&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, url: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;/people&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, httpPart: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;headers&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, schema: { required: [</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;X-Tenant&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">] } });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>HeaderNameError: the names of headers are received in lower case; write &quot;x-tenant&quot; instead of &quot;X-Tenant&quot; in the schema of the headers</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/HeaderNameError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const HeaderNameError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  HeaderNameError as default
};
