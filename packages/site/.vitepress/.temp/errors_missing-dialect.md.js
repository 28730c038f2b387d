import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"missing-dialect","description":"","frontmatter":{},"headers":[],"relativePath":"errors/missing-dialect.md","filePath":"errors/missing-dialect.md"}');
const _sfc_main = { name: "errors/missing-dialect.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="missing-dialect" tabindex="-1"><code>missing-dialect</code> <a class="header-anchor" href="#missing-dialect" aria-label="Permalink to &quot;\`missing-dialect\`&quot;">​</a></h1><p>The document does not say which dialect it is written in. Programs differ in what they assume then.</p><p><strong>Usual cause:</strong> &quot;$schema&quot; was forgotten.</p><p><strong>What to do:</strong> Add &quot;$schema&quot;. <code>argot check --fix</code> adds the default dialect.</p><p><em>Reported by:</em> <code>argot check</code> and <code>@argot/schema-tools/lint</code>, as a finding</p><h2 id="example-rule" tabindex="-1">Example <a class="header-anchor" href="#example-rule" aria-label="Permalink to &quot;Example {#example-rule}&quot;">​</a></h2><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{ </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;type&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>warn: (root) declares no dialect with &quot;$schema&quot;; it is read as https://json-schema.org/draft/2020-12/schema</span></span></code></pre></div><p><a href="/playground/#q1ZKSSxJVLKqVspLzE1VsgJz9bKK8_OUdJRKUitKgELVtUq1OkrFyRmpuYnFSlbRcLUQIXTVCjFKJZUFqTFKVkBWcUlRZl56jJIC0IzYWgA" target="_self" class="try">Try it in the playground</a></p><p>This schema is right:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;type&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;string&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/missing-dialect.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const missingDialect = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  missingDialect as default
};
