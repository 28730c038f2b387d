import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ConfigurationError","description":"","frontmatter":{},"headers":[],"relativePath":"errors/ConfigurationError.md","filePath":"errors/ConfigurationError.md"}');
const _sfc_main = { name: "errors/ConfigurationError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="configurationerror" tabindex="-1"><code>ConfigurationError</code> <a class="header-anchor" href="#configurationerror" aria-label="Permalink to &quot;\`ConfigurationError\`&quot;">​</a></h1><p>The streams, the consumer or the options of a validation of NATS do not fit together. Nothing has been read.</p><p><strong>Usual cause:</strong> A stream is missing, a subject is mistyped, or the consumer belongs to another program.</p><p><strong>What to do:</strong> Do what the message says: create the stream, or correct the option.</p><p><em>Reported by:</em> an exception of this class</p><h2 id="example-exception" tabindex="-1">Example <a class="header-anchor" href="#example-exception" aria-label="Permalink to &quot;Example {#example-exception}&quot;">​</a></h2><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { startValidation } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/nats&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">// The options are checked before the connection is used.</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">await</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> startValidation</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">undefined</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, { stream: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;orders&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, consumer: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;checks&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, subjects: {}, validTo: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;valid&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, deadTo: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;dead&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>ConfigurationError: The option \`subjects\` must have a pattern of subjects.</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ConfigurationError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ConfigurationError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ConfigurationError as default
};
