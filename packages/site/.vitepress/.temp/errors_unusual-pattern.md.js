import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"unusual-pattern","description":"","frontmatter":{},"headers":[],"relativePath":"errors/unusual-pattern.md","filePath":"errors/unusual-pattern.md"}');
const _sfc_main = { name: "errors/unusual-pattern.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="unusual-pattern" tabindex="-1"><code>unusual-pattern</code> <a class="header-anchor" href="#unusual-pattern" aria-label="Permalink to &quot;\`unusual-pattern\`&quot;">​</a></h1><p>A regular expression is valid, and hardly means what it says.</p><p><strong>Usual cause:</strong> It is written as in another language: with slashes around it, or with its anchors.</p><p><strong>What to do:</strong> Write &quot;^&quot; and &quot;$&quot; for the beginning and the end of a text, and no slashes around the expression.</p><p><em>Reported by:</em> <code>argot check</code> and <code>@argot/schema-tools/lint</code>, as a finding</p><h2 id="example-rule" tabindex="-1">Example <a class="header-anchor" href="#example-rule" aria-label="Permalink to &quot;Example {#example-rule}&quot;">​</a></h2><p>Schema:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;pattern&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;/^a+$/&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>warn: /pattern matches no text: the slashes are a part of the expression; write it without them</span></span></code></pre></div><p><a href="/playground/#XY7BCsIwEER_pQy9mbo1x_yKUVhstAjdlmQPQsi_G4168Dgzb4bJmFgZLkN4CXBvub-nVWCg4aHVygXFIF3msHCCO_7YZv3TXrrOo2-hh6tiVt2SI3qRw6e1xhtNka9KdrTjcLD0bZi2sLFqiNIW6My7njy81DOn8gQ" target="_self" class="try">Try it in the playground</a></p><p>This schema is right:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">  &quot;pattern&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;^a+$&quot;</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">}</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/unusual-pattern.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unusualPattern = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unusualPattern as default
};
