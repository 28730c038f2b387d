import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"description","description":"","frontmatter":{},"headers":[],"relativePath":"keywords/description.md","filePath":"keywords/description.md"}');
const _sfc_main = { name: "keywords/description.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="description" tabindex="-1"><code>description</code> <a class="header-anchor" href="#description" aria-label="Permalink to &quot;\`description\`&quot;">​</a></h1><p><code>description</code>: what a value is and what it is for.</p><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;properties&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;age&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;description&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;In years, rounded down&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">      &quot;type&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;integer&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  }</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div><p>Value:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{ </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;age&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">36.5</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>/age: must be integer, is 36.5</span></span></code></pre></div><p><a href="/playground/#XY5BCsIwEEWvEv46uBFd5AaewbgIzVAjdBKSES0ldzdpi4KbGeZ93mcWeCcOZgG7iWDW8_AokaEh9JaGFmXhRrIw6ng-nFRF1SjDnSZXYK5fdUP_smXV_JRjoiyBSq9ZYcd77X534qkMOSQJkXticWE1k8tFqxyf7MkrH18t0z9H5rTWWAQWGilbbGHtq4328a1-AA" target="_self" class="try">Try it in the playground</a></p><p><em>Dialects:</em> v1, 2020-12, 2019-09, draft-07, draft-06, draft-04, draft-03<br><em>Specification:</em> <a href="https://json-schema.org/draft/2020-12/json-schema-validation#section-9.1" target="_blank" rel="noreferrer">2020-12 validation, 9.1</a><br><em>Definition:</em> <a href="https://github.com/argot-schema/argot/blob/main/packages/vocabularies/metadata/src/description.ts" target="_blank" rel="noreferrer">description.ts</a></p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples&quot;">​</a></h2><table tabindex="0"><thead><tr><th>schema</th><th>value</th><th>result</th></tr></thead><tbody><tr><td><code>{&quot;description&quot;:&quot;&quot;}</code></td><td><code>null</code></td><td>valid</td></tr><tr><td><code>{&quot;description&quot;:&quot;Where it is&quot;}</code></td><td><code>1</code></td><td>valid</td></tr></tbody></table><h2 id="meaning" tabindex="-1">Meaning <a class="header-anchor" href="#meaning" aria-label="Permalink to &quot;Meaning&quot;">​</a></h2><p>The plan of <code>{&quot;description&quot;:&quot;Where it is&quot;}</code>:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>entry -&gt; b0</span></span>
<span class="line"><span>resource r0 argot:/1</span></span>
<span class="line"><span>b0 r0#</span></span>
<span class="line"><span>  nothing annotation &quot;Where it is&quot;  ; description</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("keywords/description.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const description = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  description as default
};
