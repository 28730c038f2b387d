// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";
import { isIriReference, isIri, isRegex } from "@argot/format";

const c = [isIriReference, isIri, isRegex];

/** The meta-schema of v1 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  const p19 = new RegExp("^[^$]|^\\$(id|schema|ref|anchor|dynamicRef|dynamicAnchor|comment|defs|vocabulary)$", "u");
  const k7 = c[0];
  const p8 = new RegExp("^[^#]*$", "u");
  const k9 = c[1];
  const p10 = new RegExp("^[_A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][-_A-Za-z0-9.\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
  const k14 = c[2];
  const p11 = new RegExp("^#?[_A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][-_A-Za-z0-9.\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k3 in x) {
        if (!h.call(x, k3)) continue;
        const v4 = x[k3];
        if (v4 === undefined) continue;
        if (!p19.test(k3)) return false;
        switch (k3.length) {
          case 2:
            switch (k3) {
              case "if":
                if (!b0(v4, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k3) {
              case "$id":
                if (typeof v4 !== "string") return false;
                if (!r.answerOf(k7(v4), "https:\u002f\u002fjson-schema.org\u002fkeyword\u002fformat#iri-reference")) return false;
                if (!p8.test(v4)) return false;
                continue;
              case "not":
                if (!b0(v4, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k3) {
              case "$ref":
                if (typeof v4 !== "string") return false;
                if (!r.answerOf(k7(v4), "https:\u002f\u002fjson-schema.org\u002fkeyword\u002fformat#iri-reference")) return false;
                continue;
              case "enum":
                if (!Array.isArray(v4)) return false;
                continue;
              case "then":
              case "else":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v4 === "string") {
                  if (!(v4 === "array" || v4 === "boolean" || v4 === "integer" || v4 === "null" || v4 === "number" || v4 === "object" || v4 === "string")) return false;
                } else if (Array.isArray(v4)) {
                  if (!(v4.length >= 1)) return false;
                  for (let i12 = 0; i12 < v4.length; i12++) {
                    const v13 = v4[i12];
                    if (!(v13 === "array" || v13 === "boolean" || v13 === "integer" || v13 === "null" || v13 === "number" || v13 === "object" || v13 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v4)) return false;
                } else {
                  return false;
                }
                continue;
              }
            }
            break;
          }
          case 5:
            switch (k3) {
              case "title":
                if (typeof v4 !== "string") return false;
                continue;
              case "$defs":
                if (!b11(v4, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b4(v4, d + 1)) return false;
                continue;
              case "items":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "const":
                continue;
            }
            break;
          case 6:
            switch (k3) {
              case "format":
                if (typeof v4 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k3) {
              case "$schema":
                if (typeof v4 !== "string") return false;
                if (!r.answerOf(k9(v4), "https:\u002f\u002fjson-schema.org\u002fkeyword\u002fformat#iri")) return false;
                if (!p8.test(v4)) return false;
                continue;
              case "$anchor":
                if (typeof v4 !== "string") return false;
                if (!p10.test(v4)) return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
                continue;
              case "pattern":
                if (typeof v4 !== "string") return false;
                if (!r.answerOf(k14(v4), "https:\u002f\u002fjson-schema.org\u002fkeyword\u002fformat#regex")) return false;
                continue;
              case "default":
                continue;
            }
            break;
          case 8:
            switch (k3) {
              case "$comment":
                if (typeof v4 !== "string") return false;
                continue;
              case "readOnly":
                if (typeof v4 !== "boolean") return false;
                continue;
              case "examples":
                if (!Array.isArray(v4)) return false;
                continue;
              case "contains":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
              case "required":
                if (!b6(v4)) return false;
                continue;
            }
            break;
          case 9:
            switch (k3) {
              case "writeOnly":
                if (typeof v4 !== "boolean") return false;
                continue;
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
            }
            break;
          case 10:
            switch (k3) {
              case "deprecated":
                if (typeof v4 !== "boolean") return false;
                continue;
              case "properties":
                if (!b18(v4, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
                if (!(v4 > 0)) return false;
                continue;
            }
            break;
          case 11:
            switch (k3) {
              case "$dynamicRef":
                if (typeof v4 !== "string") return false;
                if (!p11.test(v4)) return false;
                continue;
              case "description":
                if (typeof v4 !== "string") return false;
                continue;
              case "uniqueItems":
                if (typeof v4 !== "boolean") return false;
                continue;
              case "prefixItems":
                if (!b4(v4, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
              case "$vocabulary":
                continue;
            }
            break;
          case 13:
            switch (k3) {
              case "propertyNames":
              case "contentSchema":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k3) {
              case "$dynamicAnchor":
                if (typeof v4 !== "string") return false;
                if (!p10.test(v4)) return false;
                continue;
            }
            break;
          case 15:
            switch (k3) {
              case "contentEncoding":
                if (typeof v4 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k3) {
              case "contentMediaType":
                if (typeof v4 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b20(v4, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k3) {
              case "patternProperties":
                if (!b19(v4, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
                for (const k15 in v4) {
                  if (!h.call(v4, k15)) continue;
                  const v16 = v4[k15];
                  if (v16 === undefined) continue;
                  if (!b6(v16)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k3) {
              case "additionalProperties":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "propertyDependencies":
                continue;
            }
            break;
          case 21:
            switch (k3) {
              case "unevaluatedProperties":
                if (!b0(v4, d + 1)) return false;
                continue;
            }
            break;
        }
        if (!k3.startsWith("x-")) return false;
      }
    }
    return true;
  }
  function b11(x, d) {
    if (d > 200) return L(11, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k20 in x) {
      if (!h.call(x, k20)) continue;
      const v21 = x[k20];
      if (v21 === undefined) continue;
      if (!b0(v21, d + 1)) return false;
    }
    return true;
  }
  function b4(x, d) {
    if (d > 200) return L(4, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i24 = 0; i24 < x.length; i24++) {
      const v25 = x[i24];
      if (!b0(v25, d + 1)) return false;
    }
    return true;
  }
  function b6(x) {
    if (!Array.isArray(x)) return false;
    for (let i26 = 0; i26 < x.length; i26++) {
      const v27 = x[i26];
      if (typeof v27 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k28 in x) {
      if (!h.call(x, k28)) continue;
      const v29 = x[k28];
      if (v29 === undefined) continue;
      if (!b0(v29, d + 1)) return false;
    }
    return true;
  }
  function b20(x, d) {
    if (d > 200) return L(20, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k32 in x) {
      if (!h.call(x, k32)) continue;
      const v33 = x[k32];
      if (v33 === undefined) continue;
      if (!b0(v33, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k36 in x) {
      if (!h.call(x, k36)) continue;
      const v37 = x[k36];
      if (v37 === undefined) continue;
      if (!r.answerOf(k14(k36), "https:\u002f\u002fjson-schema.org\u002fkeyword\u002fformat#regex")) return false;
      if (!b0(v37, d + 1)) return false;
    }
    return true;
  }
  function e1(x) {
    try {
      return b0(x, 0);
    } catch (e2) {
      throw r.asEvaluationError(e2);
    }
  }
  return e1;
};
