import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Reference","description":"","frontmatter":{},"headers":[],"relativePath":"reference/index.md","filePath":"reference/index.md"}');
const _sfc_main = { name: "reference/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="reference" tabindex="-1">Reference <a class="header-anchor" href="#reference" aria-label="Permalink to &quot;Reference&quot;">​</a></h1><ol><li><a href="/reference/validate">Validate</a>: create an instance, compile schemas, validate values</li><li><a href="/reference/errors">Errors</a>: what is wrong with a value or a schema</li><li><a href="/reference/annotations-and-outputs">Annotations and outputs</a>: what a schema says about a value; the output formats of the specification</li><li><a href="/reference/formats-and-content">Formats and content</a>: <code>format</code>, and encoded content in strings</li><li><a href="/reference/dialects">Dialects</a>: choose, pin and mix dialects</li><li><a href="/reference/limits">Limits</a>: untrusted schemas and values</li><li><a href="/reference/modules">Modules</a>: schemas as JavaScript modules</li><li><a href="/reference/keywords">Keywords</a>: keywords of your own</li><li><a href="/reference/applicable-schemas">Schemas of a location</a>: which schemas apply where, and what may be there</li></ol></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
