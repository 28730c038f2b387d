import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"single-value-enum","description":"","frontmatter":{},"headers":[],"relativePath":"errors/single-value-enum.md","filePath":"errors/single-value-enum.md"}');
const _sfc_main = { name: "errors/single-value-enum.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="single-value-enum" tabindex="-1"><code>single-value-enum</code> <a class="header-anchor" href="#single-value-enum" aria-label="Permalink to &quot;\`single-value-enum\`&quot;">​</a></h1><p>A list of values has one value, for which there is &quot;const&quot;.</p><p><strong>Usual cause:</strong> The schema was written for draft-04, which has no such keyword, or other values were removed.</p><p><strong>What to do:</strong> Write &quot;const&quot; with the value. <code>argot check --fix</code> writes it.</p><p><em>Reported by:</em> <code>argot check</code> and <code>@argot/schema-tools/lint</code>, as a finding</p><h2 id="example-rule" tabindex="-1">Example <a class="header-anchor" href="#example-rule" aria-label="Permalink to &quot;Example {#example-rule}&quot;">​</a></h2><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;enum&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;a&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>warn: /enum &quot;enum&quot; has one value: &quot;const&quot; says the same</span></span></code></pre></div><p><a href="/playground/#XY7BCsIwEER_pQweU1NzzK90e1hstAjZSrOCEPLvpkY9eJzZ95bJmFkZPkM4Bvh3PN7SKjDQ8NRa5YJikM5LiJzgxx_bqn-apOsIh3Yk-BoW1Xvy1u5k_7HW7WrnjS9q3eCG_uTs1zDtQ5BH3PWRUMuJpM6Yygs" target="_self" class="try">Try it in the playground</a></p><p>This schema is right:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;const&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;a&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/single-value-enum.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const singleValueEnum = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  singleValueEnum as default
};
