import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"duplicate-name","description":"","frontmatter":{},"headers":[],"relativePath":"errors/duplicate-name.md","filePath":"errors/duplicate-name.md"}');
const _sfc_main = { name: "errors/duplicate-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="duplicate-name" tabindex="-1"><code>duplicate-name</code> <a class="header-anchor" href="#duplicate-name" aria-label="Permalink to &quot;\`duplicate-name\`&quot;">​</a></h1><p>A mapping has the same name twice.</p><p><strong>Usual cause:</strong> A setting was copied and not renamed.</p><p><strong>What to do:</strong> Remove or rename one of them.</p><p><em>Reported by:</em> <code>@argot/source-text</code> and the command line, as a <code>SourceError</code></p><h2 id="example-SourceError" tabindex="-1">Example <a class="header-anchor" href="#example-SourceError" aria-label="Permalink to &quot;Example {#example-SourceError}&quot;">​</a></h2><p><code>any.schema.json</code>:</p><div class="language-json vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">json</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">{}</span></span></code></pre></div><p><code>server.yaml</code>:</p><div class="language-yaml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">yaml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">port</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">80</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">host</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">a</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">port</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">81</span></span></code></pre></div><div class="language-console vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">console</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">$ argot validate any.schema.json server.yaml</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">argot: server.yaml:3:1 is not YAML (the name &quot;port&quot; is here twice): correct it</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  2 │ host: a</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">  3 │ port: 81</span></span>
<span class="line"><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">    │ ^^^^</span></span></code></pre></div><p>This <code>server.yaml</code> is right:</p><div class="language-yaml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">yaml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">port</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">80</span></span>
<span class="line"><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">host</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">a</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/duplicate-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const duplicateName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  duplicateName as default
};
