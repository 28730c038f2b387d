import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"oas/3.0/keyword/discriminator","description":"","frontmatter":{},"headers":[],"relativePath":"errors/oas/3.0/keyword/discriminator.md","filePath":"errors/oas/3.0/keyword/discriminator.md"}');
const _sfc_main = { name: "errors/oas/3.0/keyword/discriminator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="oas-3-0-keyword-discriminator" tabindex="-1"><code>oas/3.0/keyword/discriminator</code> <a class="header-anchor" href="#oas-3-0-keyword-discriminator" aria-label="Permalink to &quot;\`oas/3.0/keyword/discriminator\`&quot;">​</a></h1><h2 id="unnamed" tabindex="-1"><code>oas/3.0/keyword/discriminator#unnamed</code> <a class="header-anchor" href="#unnamed" aria-label="Permalink to &quot;\`oas/3.0/keyword/discriminator#unnamed\` {#unnamed}&quot;">​</a></h2><p>The property of the discriminator names none of the alternatives.</p><p><strong>Usual cause:</strong> The name is mistyped, or the mapping lacks it.</p><p><strong>What to do:</strong> Write the name of one of the alternatives, or add it to &quot;mapping&quot;.</p><p><em>Message:</em> <code>must name one of the alternatives by the property of the discriminator</code><br><em>Reported by:</em> the validation of a value, as an issue<br><em>Message id:</em> <code>https://spec.openapis.org/oas/3.0/keyword/discriminator#unnamed</code></p><h3 id="example-unnamed" tabindex="-1">Example <a class="header-anchor" href="#example-unnamed" aria-label="Permalink to &quot;Example {#example-unnamed}&quot;">​</a></h3><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { openDocument } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;@argot/openapi&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">const</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">errors</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> openDocument</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  {</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    openapi: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;3.1.0&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">,</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    info: { title: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;Pets&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, version: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;1&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    paths: {},</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    components: {</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      schemas: {</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        Cat: { type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;object&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        Dog: { type: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;object&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        Pet: {</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">          oneOf: [{ $ref: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#/components/schemas/Cat&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }, { $ref: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#/components/schemas/Dog&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }],</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">          discriminator: { propertyName: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;kind&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">        },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">      },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">    },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  { discriminator: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;assert&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> },</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  .</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">compile</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;#/components/schemas/Pet&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">  .</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">validate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">({ kind: </span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;Cow&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> });</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> default</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> errors;</span></span></code></pre></div><p>Argot says:</p><div class="language-text vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">text</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>(root): must name one of the alternatives by the property of the discriminator</span></span></code></pre></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/oas/3.0/keyword/discriminator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const discriminator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  discriminator as default
};
