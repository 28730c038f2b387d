// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of 2020-12 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  const p6 = new RegExp("^[^#]*#?$", "u");
  const p5 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k1 in x) {
        if (!h.call(x, k1)) continue;
        const v2 = x[k1];
        if (v2 === undefined) continue;
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
                  for (let i11 = 0; i11 < v2.length; i11++) {
                    const v12 = v2[i11];
                    if (!(v12 === "array" || v12 === "boolean" || v12 === "integer" || v12 === "null" || v12 === "number" || v12 === "object" || v12 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v2)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v2)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k1) {
              case "title":
                if (typeof v2 !== "string") return false;
                continue;
              case "$defs":
                if (!b37(v2, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b27(v2, d + 1)) return false;
                continue;
              case "items":
                if (!b0(v2, d + 1)) return false;
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
              case "$anchor":
                if (typeof v2 !== "string") return false;
                if (!p5.test(v2)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v2 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                continue;
            }
            break;
          case 8:
            switch (k1) {
              case "$comment":
                if (typeof v2 !== "string") return false;
                continue;
              case "contains":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v2)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "required":
                if (!b14(v2)) return false;
                continue;
            }
            break;
          case 9:
            switch (k1) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v2 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k1) {
              case "properties":
                if (!b28(v2, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                if (!(v2 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v2 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k1) {
              case "definitions":
                if (!b1(v2, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v2 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) return false;
                for (const k7 in v2) {
                  if (!h.call(v2, k7)) continue;
                  const v8 = v2[k7];
                  if (v8 === undefined) continue;
                  if (typeof v8 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b27(v2, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v2 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k1) {
              case "dependencies":
                if (!b2(v2, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k1) {
              case "$recursiveRef":
                if (typeof v2 !== "string") return false;
                continue;
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
                if (!p5.test(v2)) return false;
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
              case "$recursiveAnchor":
                if (typeof v2 !== "string") return false;
                if (!p5.test(v2)) return false;
                continue;
              case "contentMediaType":
                if (typeof v2 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b30(v2, d + 1)) return false;
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
                if (!b29(v2, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) return false;
                for (const k13 in v2) {
                  if (!h.call(v2, k13)) continue;
                  const v14 = v2[k13];
                  if (v14 === undefined) continue;
                  if (!b14(v14)) return false;
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
      }
    }
    return true;
  }
  function b37(x, d) {
    if (d > 200) return L(37, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k17 in x) {
      if (!h.call(x, k17)) continue;
      const v18 = x[k17];
      if (v18 === undefined) continue;
      if (!b0(v18, d + 1)) return false;
    }
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i21 = 0; i21 < x.length; i21++) {
      const v22 = x[i21];
      if (!b0(v22, d + 1)) return false;
    }
    return true;
  }
  function b14(x) {
    if (!Array.isArray(x)) return false;
    for (let i23 = 0; i23 < x.length; i23++) {
      const v24 = x[i23];
      if (typeof v24 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b28(x, d) {
    if (d > 200) return L(28, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k25 in x) {
      if (!h.call(x, k25)) continue;
      const v26 = x[k25];
      if (v26 === undefined) continue;
      if (!b0(v26, d + 1)) return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k29 in x) {
      if (!h.call(x, k29)) continue;
      const v30 = x[k29];
      if (v30 === undefined) continue;
      if (!b0(v30, d + 1)) return false;
    }
    return true;
  }
  function b2(x, d) {
    if (d > 200) return L(2, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k33 in x) {
      if (!h.call(x, k33)) continue;
      const v34 = x[k33];
      if (v34 === undefined) continue;
      if (!b39(v34, d + 1)) return false;
    }
    return true;
  }
  function b30(x, d) {
    if (d > 200) return L(30, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k37 in x) {
      if (!h.call(x, k37)) continue;
      const v38 = x[k37];
      if (v38 === undefined) continue;
      if (!b0(v38, d + 1)) return false;
    }
    return true;
  }
  function b29(x, d) {
    if (d > 200) return L(29, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k41 in x) {
      if (!h.call(x, k41)) continue;
      const v42 = x[k41];
      if (v42 === undefined) continue;
      if (!b0(v42, d + 1)) return false;
    }
    return true;
  }
  function b39(x, d) {
    if (d > 200) return L(39, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b0(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b14(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  return (x) => b0(x, 0);
};
