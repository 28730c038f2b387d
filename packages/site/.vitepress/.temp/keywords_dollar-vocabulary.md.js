import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"$vocabulary","description":"","frontmatter":{},"headers":[],"relativePath":"keywords/dollar-vocabulary.md","filePath":"keywords/dollar-vocabulary.md"}');
const _sfc_main = { name: "keywords/dollar-vocabulary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="vocabulary" tabindex="-1"><code>$vocabulary</code> <a class="header-anchor" href="#vocabulary" aria-label="Permalink to &quot;\`$vocabulary\`&quot;">​</a></h1><p><code>$vocabulary</code>: the vocabularies of the dialect that a meta-schema describes, by URI, and whether schemas of the dialect are to be refused where a vocabulary is unknown.</p><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$id&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://example.com/meta&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$vocabulary&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: {</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">    &quot;https://json-schema.org/draft/2020-12/vocab/core&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">true</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;type&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: [</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;object&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;boolean&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">]</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div><p>Value:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{}</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>valid</span></span></code></pre></div><p><a href="/playground/#XY8xDoMwDEWvUlkdgVDGXIUwmOCWIpKgYCoQ4u5NUtqhm_30n7-8Q4eMIHewaAhkWothdhYyYFo5oP2AI4NZ92RwBln_sh_0n1b2clFwfXYKZBh65mmWQtCKZhqp0M4IQ4wKsjP5chrbZUS_RSP5kX_FeD4_q5x_iM7jnUVVVmV-q0SShXaeosx-oegf523epsRrBa4dSHNoDbh1biS0Chplw3PN8QY" target="_self" class="try">Try it in the playground</a></p><p><em>Dialects:</em> 2020-12, 2019-09<br><em>Specification:</em> <a href="https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2" target="_blank" rel="noreferrer">2020-12 core, 8.1.2</a><br><em>Definition:</em> <a href="https://github.com/argot-schema/argot/blob/main/packages/vocabularies/core-vocabulary/src/vocabulary.ts" target="_blank" rel="noreferrer">vocabulary.ts</a></p><h2 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples&quot;">​</a></h2><table tabindex="0"><thead><tr><th>schema</th><th>value</th><th>result</th></tr></thead><tbody><tr><td><code>{&quot;$vocabulary&quot;:{}}</code></td><td><code>1</code></td><td>valid</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("keywords/dollar-vocabulary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dollarVocabulary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dollarVocabulary as default
};
