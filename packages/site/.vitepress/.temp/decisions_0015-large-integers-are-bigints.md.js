import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0015 Large integers are BigInts","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0015-large-integers-are-bigints.md","filePath":"decisions/0015-large-integers-are-bigints.md"}');
const _sfc_main = { name: "decisions/0015-large-integers-are-bigints.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0015-large-integers-are-bigints" tabindex="-1">0015 Large integers are BigInts <a class="header-anchor" href="#_0015-large-integers-are-bigints" aria-label="Permalink to &quot;0015 Large integers are BigInts&quot;">​</a></h1><h2 id="decision" tabindex="-1">Decision <a class="header-anchor" href="#decision" aria-label="Permalink to &quot;Decision&quot;">​</a></h2><p>A BigInt is a number: it has the types <code>number</code> and <code>integer</code>, equals a number of the same value, and is compared exactly. This applies to instances and schemas, in every tier.</p><p><code>parseJson</code> returns a BigInt for an integer beyond 2^53, also if it is written with a fraction or an exponent, up to a bound on the zeros that exponents stand for in a text. Fractions stay numbers. <code>multipleOf</code> reads a number with a fraction as the shortest decimal with that value. A number without a fraction is that integer, also beyond 2^53: 2 ** 60 is a multiple of 1024 and not of 10.</p><p>Programs choose <code>parseJson</code>. The command line and <code>@argot/source-text</code> always read exactly, in JSON, NDJSON and YAML.</p><p>Copies of schemas contain a BigInt only if no number equals it. Generated code tests for a BigInt by a call, after a test for a number has failed.</p><h2 id="reasons" tabindex="-1">Reasons <a class="header-anchor" href="#reasons" aria-label="Permalink to &quot;Reasons&quot;">​</a></h2><ul><li>JSON does not limit numbers, and <code>JSON.parse</code> rounds what a double cannot hold. Two identifiers beyond 2^53 that differ in their last digit become one, so <code>const</code>, <code>maximum</code>, <code>multipleOf</code> and <code>uniqueItems</code> give wrong results.</li><li>A user of the command line has only the text. Looking for long numerals with a pattern costs a fifth to a third of a run, because digests and identifiers are full of digits. So the scan of the bytes finds them (<a href="/decisions/0033-streams">0033</a>).</li><li>A call that is not reached costs nearly nothing. The test written out makes each function longer, and V8 stops inlining long functions.</li></ul><h2 id="consequences" tabindex="-1">Consequences <a class="header-anchor" href="#consequences" aria-label="Permalink to &quot;Consequences&quot;">​</a></h2><ul><li>The test of a keyword for numbers receives <code>number | bigint</code>.</li><li>The data of an error may contain a BigInt. <code>stringifyJson</code> writes it; <code>JSON.stringify</code> cannot.</li><li>Compiled code is 0 to 17 % slower in microbenchmarks with numbers. For NDJSON of 60 MB, <code>parseJson</code> takes 3 to 9 % longer than <code>JSON.parse</code>.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0015-large-integers-are-bigints.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0015LargeIntegersAreBigints = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0015LargeIntegersAreBigints as default
};
