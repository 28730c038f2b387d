// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of draft-04 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (!(!(x.exclusiveMaximum !== undefined && h.call(x, "exclusiveMaximum")) || (x.maximum !== undefined && h.call(x, "maximum")))) return false;
    if (!(!(x.exclusiveMinimum !== undefined && h.call(x, "exclusiveMinimum")) || (x.minimum !== undefined && h.call(x, "minimum")))) return false;
    for (const k3 in x) {
      if (!h.call(x, k3)) continue;
      const v4 = x[k3];
      if (v4 === undefined) continue;
      switch (k3.length) {
        case 2:
          switch (k3) {
            case "id":
              if (typeof v4 !== "string") return false;
              continue;
          }
          break;
        case 3:
          switch (k3) {
            case "not":
              if (!b0(v4, d + 1)) return false;
              continue;
          }
          break;
        case 4: {
          switch (k3) {
            case "enum":
              if (!Array.isArray(v4)) return false;
              if (!(v4.length >= 1)) return false;
              if (!r.hasUniqueItems(v4)) return false;
              continue;
            case "type": {
              if (typeof v4 === "string") {
                if (!(v4 === "array" || v4 === "boolean" || v4 === "integer" || v4 === "null" || v4 === "number" || v4 === "object" || v4 === "string")) return false;
              } else if (Array.isArray(v4)) {
                if (!(v4.length >= 1)) return false;
                for (let i7 = 0; i7 < v4.length; i7++) {
                  const v8 = v4[i7];
                  if (!(v8 === "array" || v8 === "boolean" || v8 === "integer" || v8 === "null" || v8 === "number" || v8 === "object" || v8 === "string")) return false;
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
            case "items":
              if (!b16(v4, d + 1)) return false;
              continue;
            case "allOf":
            case "anyOf":
            case "oneOf":
              if (!b1(v4, d + 1)) return false;
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
            case "pattern":
              if (typeof v4 !== "string") return false;
              continue;
            case "maximum":
            case "minimum":
              if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
              continue;
          }
          break;
        case 8:
          switch (k3) {
            case "maxItems":
            case "minItems":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              if (!(v4 >= 0)) return false;
              continue;
            case "required":
              if (!b4(v4)) return false;
              continue;
          }
          break;
        case 9:
          switch (k3) {
            case "maxLength":
            case "minLength":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              if (!(v4 >= 0)) return false;
              continue;
          }
          break;
        case 10:
          switch (k3) {
            case "multipleOf":
              if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
              if (!(v4 > 0)) return false;
              continue;
            case "properties":
              if (!b20(v4, d + 1)) return false;
              continue;
          }
          break;
        case 11:
          switch (k3) {
            case "description":
              if (typeof v4 !== "string") return false;
              continue;
            case "uniqueItems":
              if (typeof v4 !== "boolean") return false;
              continue;
            case "definitions":
              if (!b19(v4, d + 1)) return false;
              continue;
          }
          break;
        case 12:
          switch (k3) {
            case "dependencies":
              if (!b22(v4, d + 1)) return false;
              continue;
          }
          break;
        case 13:
          switch (k3) {
            case "maxProperties":
            case "minProperties":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              if (!(v4 >= 0)) return false;
              continue;
          }
          break;
        case 15:
          switch (k3) {
            case "additionalItems":
              if (!b15(v4, d + 1)) return false;
              continue;
          }
          break;
        case 16:
          switch (k3) {
            case "exclusiveMaximum":
            case "exclusiveMinimum":
              if (typeof v4 !== "boolean") return false;
              continue;
          }
          break;
        case 17:
          switch (k3) {
            case "patternProperties":
              if (!b21(v4, d + 1)) return false;
              continue;
          }
          break;
        case 20:
          switch (k3) {
            case "additionalProperties":
              if (!b18(v4, d + 1)) return false;
              continue;
          }
          break;
      }
    }
    return true;
  }
  function b16(x, d) {
    if (d > 200) return L(16, x);
    if (Array.isArray(x)) {
      if (!b1(x, d + 1)) return false;
    } else if (typeof x === "object" && x !== null) {
      if (!b0(x, d + 1)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i9 = 0; i9 < x.length; i9++) {
      const v10 = x[i9];
      if (!b0(v10, d + 1)) return false;
    }
    return true;
  }
  function b4(x) {
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i11 = 0; i11 < x.length; i11++) {
      const v12 = x[i11];
      if (typeof v12 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b20(x, d) {
    if (d > 200) return L(20, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k13 in x) {
      if (!h.call(x, k13)) continue;
      const v14 = x[k13];
      if (v14 === undefined) continue;
      if (!b0(v14, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k17 in x) {
      if (!h.call(x, k17)) continue;
      const v18 = x[k17];
      if (v18 === undefined) continue;
      if (!b0(v18, d + 1)) return false;
    }
    return true;
  }
  function b22(x, d) {
    if (d > 200) return L(22, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k21 in x) {
      if (!h.call(x, k21)) continue;
      const v22 = x[k21];
      if (v22 === undefined) continue;
      if (!b27(v22, d + 1)) return false;
    }
    return true;
  }
  function b15(x, d) {
    if (d > 200) return L(15, x);
    if (typeof x === "boolean") {
    } else if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      if (!b0(x, d + 1)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b21(x, d) {
    if (d > 200) return L(21, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k25 in x) {
      if (!h.call(x, k25)) continue;
      const v26 = x[k25];
      if (v26 === undefined) continue;
      if (!b0(v26, d + 1)) return false;
    }
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (typeof x === "boolean") {
    } else if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      if (!b0(x, d + 1)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    if (Array.isArray(x)) {
      if (!b4(x)) return false;
    } else if (typeof x === "object" && x !== null) {
      if (!b0(x, d + 1)) return false;
    } else {
      return false;
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
