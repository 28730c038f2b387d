import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"no-identifier","description":"","frontmatter":{},"headers":[],"relativePath":"errors/no-identifier.md","filePath":"errors/no-identifier.md"}');
const _sfc_main = { name: "errors/no-identifier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="no-identifier" tabindex="-1"><code>no-identifier</code> <a class="header-anchor" href="#no-identifier" aria-label="Permalink to &quot;\`no-identifier\`&quot;">​</a></h1><p>A document cannot get the identifier that references need.</p><p><strong>Usual cause:</strong> The document is a boolean, or its root has a reference that makes all other keywords ignored.</p><p><strong>What to do:</strong> Write the document as an object.</p><p><em>Reported by:</em> <code>@argot/schema-tools/bundle</code> and <code>argot bundle</code>, as a <code>BundleError</code></p><h2 id="example-BundleError" tabindex="-1">Example <a class="header-anchor" href="#example-BundleError" aria-label="Permalink to &quot;Example {#example-BundleError}&quot;">​</a></h2><p><code>order.schema.json</code>:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{ </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;properties&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: { </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;note&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: { </span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">&quot;$ref&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;any.json&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } } }</span></span></code></pre></div><p><code>any.json</code>:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">true</span></span></code></pre></div><div class="language-console vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">console</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">$ argot bundle order.schema.json</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">argot: the schema cannot be bundled: change the schema</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  schema    any.json</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  location  (root)</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  reason    a boolean schema has no place for an identifier or for definitions</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  1 │ true</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">    │ ^^^^</span></span></code></pre></div><p>This <code>any.json</code> is right:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{}</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/no-identifier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noIdentifier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noIdentifier as default
};
