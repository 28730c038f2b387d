// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of draft-03 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (!(!(h.call(x, "exclusiveMinimum") && x.exclusiveMinimum !== undefined) || (h.call(x, "minimum") && x.minimum !== undefined))) return false;
    if (!(!(h.call(x, "exclusiveMaximum") && x.exclusiveMaximum !== undefined) || (h.call(x, "maximum") && x.maximum !== undefined))) return false;
    for (const k1 in x) {
      if (!h.call(x, k1)) continue;
      const v2 = x[k1];
      if (v2 === undefined) continue;
      switch (k1.length) {
        case 2:
          switch (k1) {
            case "id":
              if (typeof v2 !== "string") return false;
              continue;
          }
          break;
        case 4:
          switch (k1) {
            case "type":
              if (!b1(v2, d + 1)) return false;
              continue;
            case "$ref":
              if (typeof v2 !== "string") return false;
              continue;
            case "enum":
              if (!Array.isArray(v2)) return false;
              if (!(v2.length >= 1)) return false;
              if (!r.hasUniqueItems(v2)) return false;
              continue;
          }
          break;
        case 5:
          switch (k1) {
            case "items":
              if (!b5(v2, d + 1)) return false;
              continue;
            case "title":
              if (typeof v2 !== "string") return false;
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
            case "minimum":
            case "maximum":
              if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
              continue;
            case "pattern":
            case "$schema":
              if (typeof v2 !== "string") return false;
              continue;
            case "default":
              if (!(typeof v2 === "string" || typeof v2 === "number" || typeof v2 === "boolean" || typeof v2 === "object" || r.isBigInt(v2))) return false;
              continue;
            case "extends":
              if (!b26(v2, d + 1)) return false;
              continue;
          }
          break;
        case 8:
          switch (k1) {
            case "required":
              if (typeof v2 !== "boolean") return false;
              continue;
            case "minItems":
            case "maxItems":
              if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
              if (!(v2 >= 0)) return false;
              continue;
            case "disallow":
              if (!b25(v2, d + 1)) return false;
              continue;
          }
          break;
        case 9:
          switch (k1) {
            case "minLength":
              if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
              if (!(v2 >= 0)) return false;
              continue;
            case "maxLength":
              if (!(Number.isInteger(v2) || r.isBigInt(v2))) return false;
              continue;
          }
          break;
        case 10:
          switch (k1) {
            case "properties":
              if (!b2(v2, d + 1)) return false;
              continue;
          }
          break;
        case 11:
          switch (k1) {
            case "uniqueItems":
              if (typeof v2 !== "boolean") return false;
              continue;
            case "description":
              if (typeof v2 !== "string") return false;
              continue;
            case "divisibleBy":
              if (!(typeof v2 === "number" || r.isBigInt(v2))) return false;
              if (!(v2 > 0)) return false;
              continue;
          }
          break;
        case 12:
          switch (k1) {
            case "dependencies":
              if (!b8(v2, d + 1)) return false;
              continue;
          }
          break;
        case 15:
          switch (k1) {
            case "additionalItems":
              if (!b6(v2, d + 1)) return false;
              continue;
          }
          break;
        case 16:
          switch (k1) {
            case "exclusiveMinimum":
            case "exclusiveMaximum":
              if (typeof v2 !== "boolean") return false;
              continue;
          }
          break;
        case 17:
          switch (k1) {
            case "patternProperties":
              if (!b3(v2, d + 1)) return false;
              continue;
          }
          break;
        case 20:
          switch (k1) {
            case "additionalProperties":
              if (!b4(v2, d + 1)) return false;
              continue;
          }
          break;
      }
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!(typeof x === "string" || Array.isArray(x))) return false;
    if (Array.isArray(x)) {
      for (let i5 = 0; i5 < x.length; i5++) {
        const v6 = x[i5];
        if (!b33(v6, d + 1)) return false;
      }
      if (!r.hasUniqueItems(x)) return false;
    }
    return true;
  }
  function b5(x, d) {
    if (d > 200) return L(5, x);
    if (Array.isArray(x)) {
      for (let i7 = 0; i7 < x.length; i7++) {
        const v8 = x[i7];
        if (!b0(v8, d + 1)) return false;
      }
    }
    if (!Array.isArray(x) && !b0(x, d + 1)) return false;
    return true;
  }
  function b26(x, d) {
    if (d > 200) return L(26, x);
    if (Array.isArray(x)) {
      for (let i9 = 0; i9 < x.length; i9++) {
        const v10 = x[i9];
        if (!b0(v10, d + 1)) return false;
      }
    }
    if (!Array.isArray(x) && !b0(x, d + 1)) return false;
    return true;
  }
  function b25(x, d) {
    if (d > 200) return L(25, x);
    if (!(typeof x === "string" || Array.isArray(x))) return false;
    if (Array.isArray(x)) {
      for (let i11 = 0; i11 < x.length; i11++) {
        const v12 = x[i11];
        if (!b30(v12, d + 1)) return false;
      }
      if (!r.hasUniqueItems(x)) return false;
    }
    return true;
  }
  function b2(x, d) {
    if (d > 200) return L(2, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k13 in x) {
      if (!h.call(x, k13)) continue;
      const v14 = x[k13];
      if (v14 === undefined) continue;
      if (!b0(v14, d + 1)) return false;
    }
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k17 in x) {
      if (!h.call(x, k17)) continue;
      const v18 = x[k17];
      if (v18 === undefined) continue;
      if (!b31(v18, d + 1)) return false;
    }
    return true;
  }
  function b6(x, d) {
    if (d > 200) return L(6, x);
    if (typeof x !== "boolean" && !b0(x, d + 1)) return false;
    return true;
  }
  function b3(x, d) {
    if (d > 200) return L(3, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k21 in x) {
      if (!h.call(x, k21)) continue;
      const v22 = x[k21];
      if (v22 === undefined) continue;
      if (!b0(v22, d + 1)) return false;
    }
    return true;
  }
  function b4(x, d) {
    if (d > 200) return L(4, x);
    if (typeof x !== "boolean" && !b0(x, d + 1)) return false;
    return true;
  }
  function b33(x, d) {
    if (d > 200) return L(33, x);
    if (typeof x !== "string" && !b0(x, d + 1)) return false;
    return true;
  }
  function b30(x, d) {
    if (d > 200) return L(30, x);
    if (typeof x !== "string" && !b0(x, d + 1)) return false;
    return true;
  }
  function b31(x, d) {
    if (d > 200) return L(31, x);
    if (Array.isArray(x)) {
      for (let i25 = 0; i25 < x.length; i25++) {
        const v26 = x[i25];
        if (typeof v26 !== "string") return false;
      }
    }
    if (!(typeof x === "string" || Array.isArray(x)) && !b0(x, d + 1)) return false;
    return true;
  }
  return (x) => b0(x, 0);
};
