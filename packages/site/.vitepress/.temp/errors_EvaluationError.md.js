import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EvaluationError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/EvaluationError.md","filePath":"errors/EvaluationError.md"}');
const _sfc_main = { name: "errors/EvaluationError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="evaluationerror" tabindex="-1"><code>EvaluationError</code> <a class="header-anchor" href="#evaluationerror" aria-label="Permalink to &quot;\`EvaluationError\`&quot;">​</a></h1><p>An evaluation has no result. It does not mean that the value is invalid.</p><p><strong>Usual cause:</strong> The value contains itself or changes while it is read, a dynamic reference leads back to itself, or a function of yours throws. Then it is the <code>cause</code>.</p><p><strong>What to do:</strong> Give a value of JSON, or correct the function.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createArgot } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;argot&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> value</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> {};</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">value.itself </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> value;</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">createArgot</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">().</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compile</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ additionalProperties: { $ref: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } })(value);</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>EvaluationError: the instance contains itself, which no JSON value does</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/EvaluationError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const EvaluationError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  EvaluationError as default
};
