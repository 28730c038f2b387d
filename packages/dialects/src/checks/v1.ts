// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";
import { isIriReference, isIri, isRegex } from "@argot/format";

const c = [isIriReference, isIri, isRegex];

/** The meta-schema of v1 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  const p17 = new RegExp("^[^$]|^\\$(id|schema|ref|anchor|dynamicRef|dynamicAnchor|comment|defs|vocabulary)$", "u");
  const k5 = c[0];
  const p6 = new RegExp("^[^#]*$", "u");
  const k7 = c[1];
  const p8 = new RegExp("^[_A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][-_A-Za-z0-9.\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
  const k12 = c[2];
  const p9 = new RegExp("^#?[_A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}][-_A-Za-z0-9.\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$", "u");
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k1 in x) {
        if (!h.call(x, k1)) continue;
        const v2 = x[k1];
        if (v2 === undefined) continue;
        if (!p17.test(k1)) return false;
        switch (k1.length) {
          case 2:
            switch (k1) {
              case "if":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k1) {
              case "$id":
                if (typeof v2 !== "string") return false;
                if (!k5(v2)) return false;
                if (!p6.test(v2)) return false;
                continue;
              case "not":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k1) {
              case "$ref":
                if (typeof v2 !== "string") return false;
                if (!k5(v2)) return false;
                continue;
              case "enum":
                if (!Array.isArray(v2)) return false;
                continue;
              case "then":
              case "else":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v2 === "string") {
                  if (!(v2 === "array" || v2 === "boolean" || v2 === "integer" || v2 === "null" || v2 === "number" || v2 === "object" || v2 === "string")) return false;
                } else if (Array.isArray(v2)) {
                  if (!(v2.length >= 1)) return false;
                  for (let i10 = 0; i10 < v2.length; i10++) {
                    const v11 = v2[i10];
                    if (!(v11 === "array" || v11 === "boolean" || v11 === "integer" || v11 === "null" || v11 === "number" || v11 === "object" || v11 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v2)) return false;
                } else {
                  return false;
                }
                continue;
              }
            }
            break;
          }
          case 5:
            switch (k1) {
              case "title":
                if (typeof v2 !== "string") return false;
                continue;
              case "$defs":
                if (!b11(v2, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b4(v2, d + 1)) return false;
                continue;
              case "items":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "const":
                continue;
            }
            break;
          case 6:
            switch (k1) {
              case "format":
                if (typeof v2 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k1) {
              case "$schema":
                if (typeof v2 !== "string") return false;
                if (!k7(v2)) return false;
                if (!p6.test(v2)) return false;
                continue;
              case "$anchor":
                if (typeof v2 !== "string") return false;
                if (!p8.test(v2)) return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                continue;
              case "pattern":
                if (typeof v2 !== "string") return false;
                if (!k12(v2)) return false;
                continue;
              case "default":
                continue;
            }
            break;
          case 8:
            switch (k1) {
              case "$comment":
                if (typeof v2 !== "string") return false;
                continue;
              case "readOnly":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "examples":
                if (!Array.isArray(v2)) return false;
                continue;
              case "contains":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "required":
                if (!b6(v2)) return false;
                continue;
            }
            break;
          case 9:
            switch (k1) {
              case "writeOnly":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
            }
            break;
          case 10:
            switch (k1) {
              case "deprecated":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "properties":
                if (!b18(v2, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                if (!(v2 > 0)) return false;
                continue;
            }
            break;
          case 11:
            switch (k1) {
              case "$dynamicRef":
                if (typeof v2 !== "string") return false;
                if (!p9.test(v2)) return false;
                continue;
              case "description":
                if (typeof v2 !== "string") return false;
                continue;
              case "uniqueItems":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "prefixItems":
                if (!b4(v2, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "$vocabulary":
                continue;
            }
            break;
          case 13:
            switch (k1) {
              case "propertyNames":
              case "contentSchema":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k1) {
              case "$dynamicAnchor":
                if (typeof v2 !== "string") return false;
                if (!p8.test(v2)) return false;
                continue;
            }
            break;
          case 15:
            switch (k1) {
              case "contentEncoding":
                if (typeof v2 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k1) {
              case "contentMediaType":
                if (typeof v2 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b20(v2, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k1) {
              case "patternProperties":
                if (!b19(v2, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) return false;
                for (const k13 in v2) {
                  if (!h.call(v2, k13)) continue;
                  const v14 = v2[k13];
                  if (v14 === undefined) continue;
                  if (!b6(v14)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k1) {
              case "additionalProperties":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "propertyDependencies":
                continue;
            }
            break;
          case 21:
            switch (k1) {
              case "unevaluatedProperties":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
        }
        if (!k1.startsWith("x-")) return false;
      }
    }
    return true;
  }
  function b11(x, d) {
    if (d > 200) return L(11, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k18 in x) {
      if (!h.call(x, k18)) continue;
      const v19 = x[k18];
      if (v19 === undefined) continue;
      if (!b0(v19, d + 1)) return false;
    }
    return true;
  }
  function b4(x, d) {
    if (d > 200) return L(4, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i22 = 0; i22 < x.length; i22++) {
      const v23 = x[i22];
      if (!b0(v23, d + 1)) return false;
    }
    return true;
  }
  function b6(x) {
    if (!Array.isArray(x)) return false;
    for (let i24 = 0; i24 < x.length; i24++) {
      const v25 = x[i24];
      if (typeof v25 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k26 in x) {
      if (!h.call(x, k26)) continue;
      const v27 = x[k26];
      if (v27 === undefined) continue;
      if (!b0(v27, d + 1)) return false;
    }
    return true;
  }
  function b20(x, d) {
    if (d > 200) return L(20, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k30 in x) {
      if (!h.call(x, k30)) continue;
      const v31 = x[k30];
      if (v31 === undefined) continue;
      if (!b0(v31, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k34 in x) {
      if (!h.call(x, k34)) continue;
      const v35 = x[k34];
      if (v35 === undefined) continue;
      if (!k12(k34)) return false;
      if (!b0(v35, d + 1)) return false;
    }
    return true;
  }
  return (x) => b0(x, 0);
};
