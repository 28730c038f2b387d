import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unknown-value","description":"","frontmatter":{},"headers":[],"relativePath":"errors/unknown-value.md","filePath":"errors/unknown-value.md"}');
const _sfc_main = { name: "errors/unknown-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unknown-value" tabindex="-1"><code>unknown-value</code> <a class="header-anchor" href="#unknown-value" aria-label="Permalink to &quot;\`unknown-value\`&quot;">​</a></h1><p>A keyword has a value without a meaning in the dialect, and has no effect.</p><p><strong>Usual cause:</strong> The name of a format is mistyped, or is one of another draft.</p><p><strong>What to do:</strong> Correct the value. Values of your own may begin with x-.</p><p><em>Reported by:</em> <code>argot check</code> and <code>@argot/schema-tools/lint</code>, as a finding</p><h2 id="example-rule" tabindex="-1">Example <a class="header-anchor" href="#example-rule" aria-label="Permalink to &quot;Example {#example-rule}&quot;">​</a></h2><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;format&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;emial&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>warn: /format is not a known value of &quot;format&quot; in https://json-schema.org/draft/2020-12/schema; did you mean &quot;email&quot;?</span></span></code></pre></div><p><a href="/playground/#XY5BDsIgFESv0kxcUqksuYrfxY-lViNg4C9MCHcXRV10OTNvJlMwszBsQWDvYD9yf8sxQEHcU5pVKqpCPq_Oc4Y9_tlubWkKw0DY9ZBgm1hFHtlq_SbHbyumi54TL6LNZKbxYPSvofrCEpNn6QPOX_lOoNCunOoL" target="_self" class="try">Try it in the playground</a></p><p>This schema is right:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;format&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;email&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/unknown-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownValue as default
};
