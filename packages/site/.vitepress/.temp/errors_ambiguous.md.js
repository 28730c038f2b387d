import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ambiguous","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ambiguous.md","filePath":"errors/ambiguous.md"}');
const _sfc_main = { name: "errors/ambiguous.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ambiguous" tabindex="-1"><code>ambiguous</code> <a class="header-anchor" href="#ambiguous" aria-label="Permalink to &quot;\`ambiguous\`&quot;">​</a></h1><p>A folder has two configurations.</p><p><strong>Usual cause:</strong> A configuration was written anew and the old one was left.</p><p><strong>What to do:</strong> Keep one of them.</p><p><em>Reported by:</em> <code>@argot/config</code> and the command line, as a <code>ConfigError</code></p><h2 id="example-ConfigError" tabindex="-1">Example <a class="header-anchor" href="#example-ConfigError" aria-label="Permalink to &quot;Example {#example-ConfigError}&quot;">​</a></h2><p><code>order.schema.json</code>:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{ </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;$schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;https://json-schema.org/draft/2020-12/schema&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;type&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;object&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }</span></span></code></pre></div><p><code>argot.config.json</code>:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{}</span></span></code></pre></div><p><code>argot.config.mjs</code>:</p><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> default</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;"> {}</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span></code></pre></div><div class="language-console vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">console</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">$ argot check order.schema.json</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">argot: the configuration cannot be used: keep one of them</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  file      argot.config.json:1:1</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  location  (root)</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  reason    there is another configuration beside it: argot.config.mjs</span></span></code></pre></div><p>Without <code>argot.config.mjs</code> it is right.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ambiguous.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ambiguous = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ambiguous as default
};
