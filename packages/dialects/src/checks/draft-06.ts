// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of draft-06 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k1 in x) {
        if (!h.call(x, k1)) continue;
        const v2 = x[k1];
        if (v2 === undefined) continue;
        switch (k1.length) {
          case 3:
            switch (k1) {
              case "$id":
                if (typeof v2 !== "string") return false;
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
              case "enum":
                if (!Array.isArray(v2)) return false;
                if (!(v2.length >= 1)) return false;
                if (!r.hasUniqueItems(v2)) return false;
                continue;
              case "type": {
                if (typeof v2 === "string") {
                  if (!(v2 === "array" || v2 === "boolean" || v2 === "integer" || v2 === "null" || v2 === "number" || v2 === "object" || v2 === "string")) return false;
                } else if (Array.isArray(v2)) {
                  if (!(v2.length >= 1)) return false;
                  for (let i5 = 0; i5 < v2.length; i5++) {
                    const v6 = v2[i5];
                    if (!(v6 === "array" || v6 === "boolean" || v6 === "integer" || v6 === "null" || v6 === "number" || v6 === "object" || v6 === "string")) return false;
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
              case "items":
                if (!b17(v2, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b1(v2, d + 1)) return false;
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
              case "examples":
                if (!Array.isArray(v2)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "contains":
                if (!b0(v2, d + 1)) return false;
                continue;
              case "required":
                if (!b4(v2)) return false;
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
            }
            break;
          case 10:
            switch (k1) {
              case "multipleOf":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                if (!(v2 > 0)) return false;
                continue;
              case "properties":
                if (!b20(v2, d + 1)) return false;
                continue;
            }
            break;
          case 11:
            switch (k1) {
              case "description":
                if (typeof v2 !== "string") return false;
                continue;
              case "uniqueItems":
                if (typeof v2 !== "boolean") return false;
                continue;
              case "definitions":
                if (!b19(v2, d + 1)) return false;
                continue;
            }
            break;
          case 12:
            switch (k1) {
              case "dependencies":
                if (!b22(v2, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k1) {
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
                if (!(v2 >= 0)) return false;
                continue;
              case "propertyNames":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
          case 15:
            switch (k1) {
              case "additionalItems":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
          case 16:
            switch (k1) {
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
                continue;
            }
            break;
          case 17:
            switch (k1) {
              case "patternProperties":
                if (!b21(v2, d + 1)) return false;
                continue;
            }
            break;
          case 20:
            switch (k1) {
              case "additionalProperties":
                if (!b0(v2, d + 1)) return false;
                continue;
            }
            break;
        }
      }
    }
    return true;
  }
  function b17(x, d) {
    if (d > 200) return L(17, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b0(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b1(x, d + 1)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i7 = 0; i7 < x.length; i7++) {
      const v8 = x[i7];
      if (!b0(v8, d + 1)) return false;
    }
    return true;
  }
  function b4(x) {
    if (!Array.isArray(x)) return false;
    for (let i9 = 0; i9 < x.length; i9++) {
      const v10 = x[i9];
      if (typeof v10 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b20(x, d) {
    if (d > 200) return L(20, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k11 in x) {
      if (!h.call(x, k11)) continue;
      const v12 = x[k11];
      if (v12 === undefined) continue;
      if (!b0(v12, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k15 in x) {
      if (!h.call(x, k15)) continue;
      const v16 = x[k15];
      if (v16 === undefined) continue;
      if (!b0(v16, d + 1)) return false;
    }
    return true;
  }
  function b22(x, d) {
    if (d > 200) return L(22, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k19 in x) {
      if (!h.call(x, k19)) continue;
      const v20 = x[k19];
      if (v20 === undefined) continue;
      if (!b27(v20, d + 1)) return false;
    }
    return true;
  }
  function b21(x, d) {
    if (d > 200) return L(21, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k23 in x) {
      if (!h.call(x, k23)) continue;
      const v24 = x[k23];
      if (v24 === undefined) continue;
      if (!b0(v24, d + 1)) return false;
    }
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b0(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b4(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  return (x) => b0(x, 0);
};
