// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of draft-03 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (!(!(x.exclusiveMinimum !== undefined && h.call(x, "exclusiveMinimum")) || (x.minimum !== undefined && h.call(x, "minimum")))) return false;
    if (!(!(x.exclusiveMaximum !== undefined && h.call(x, "exclusiveMaximum")) || (x.maximum !== undefined && h.call(x, "maximum")))) return false;
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
        case 4:
          switch (k3) {
            case "type":
              if (!b1(v4, d + 1)) return false;
              continue;
            case "$ref":
              if (typeof v4 !== "string") return false;
              continue;
            case "enum":
              if (!Array.isArray(v4)) return false;
              if (!(v4.length >= 1)) return false;
              if (!r.hasUniqueItems(v4)) return false;
              continue;
          }
          break;
        case 5:
          switch (k3) {
            case "items":
              if (!b5(v4, d + 1)) return false;
              continue;
            case "title":
              if (typeof v4 !== "string") return false;
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
            case "minimum":
            case "maximum":
              if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
              continue;
            case "pattern":
            case "$schema":
              if (typeof v4 !== "string") return false;
              continue;
            case "default":
              if (!(typeof v4 === "string" || Number.isFinite(v4) || typeof v4 === "boolean" || typeof v4 === "object" || r.isBigInt(v4))) return false;
              continue;
            case "extends":
              if (!b26(v4, d + 1)) return false;
              continue;
          }
          break;
        case 8:
          switch (k3) {
            case "required":
              if (typeof v4 !== "boolean") return false;
              continue;
            case "minItems":
            case "maxItems":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              if (!(v4 >= 0)) return false;
              continue;
            case "disallow":
              if (!b25(v4, d + 1)) return false;
              continue;
          }
          break;
        case 9:
          switch (k3) {
            case "minLength":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              if (!(v4 >= 0)) return false;
              continue;
            case "maxLength":
              if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
              continue;
          }
          break;
        case 10:
          switch (k3) {
            case "properties":
              if (!b2(v4, d + 1)) return false;
              continue;
          }
          break;
        case 11:
          switch (k3) {
            case "uniqueItems":
              if (typeof v4 !== "boolean") return false;
              continue;
            case "description":
              if (typeof v4 !== "string") return false;
              continue;
            case "divisibleBy":
              if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
              if (!(v4 > 0)) return false;
              continue;
          }
          break;
        case 12:
          switch (k3) {
            case "dependencies":
              if (!b8(v4, d + 1)) return false;
              continue;
          }
          break;
        case 15:
          switch (k3) {
            case "additionalItems":
              if (!b6(v4, d + 1)) return false;
              continue;
          }
          break;
        case 16:
          switch (k3) {
            case "exclusiveMinimum":
            case "exclusiveMaximum":
              if (typeof v4 !== "boolean") return false;
              continue;
          }
          break;
        case 17:
          switch (k3) {
            case "patternProperties":
              if (!b3(v4, d + 1)) return false;
              continue;
          }
          break;
        case 20:
          switch (k3) {
            case "additionalProperties":
              if (!b4(v4, d + 1)) return false;
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
      for (let i7 = 0; i7 < x.length; i7++) {
        const v8 = x[i7];
        if (!b33(v8, d + 1)) return false;
      }
      if (!r.hasUniqueItems(x)) return false;
    }
    return true;
  }
  function b5(x, d) {
    if (d > 200) return L(5, x);
    if (Array.isArray(x)) {
      for (let i9 = 0; i9 < x.length; i9++) {
        const v10 = x[i9];
        if (!b0(v10, d + 1)) return false;
      }
    }
    if (!Array.isArray(x) && !b0(x, d + 1)) return false;
    return true;
  }
  function b26(x, d) {
    if (d > 200) return L(26, x);
    if (Array.isArray(x)) {
      for (let i11 = 0; i11 < x.length; i11++) {
        const v12 = x[i11];
        if (!b0(v12, d + 1)) return false;
      }
    }
    if (!Array.isArray(x) && !b0(x, d + 1)) return false;
    return true;
  }
  function b25(x, d) {
    if (d > 200) return L(25, x);
    if (!(typeof x === "string" || Array.isArray(x))) return false;
    if (Array.isArray(x)) {
      for (let i13 = 0; i13 < x.length; i13++) {
        const v14 = x[i13];
        if (!b30(v14, d + 1)) return false;
      }
      if (!r.hasUniqueItems(x)) return false;
    }
    return true;
  }
  function b2(x, d) {
    if (d > 200) return L(2, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k15 in x) {
      if (!h.call(x, k15)) continue;
      const v16 = x[k15];
      if (v16 === undefined) continue;
      if (!b0(v16, d + 1)) return false;
    }
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k19 in x) {
      if (!h.call(x, k19)) continue;
      const v20 = x[k19];
      if (v20 === undefined) continue;
      if (!b31(v20, d + 1)) return false;
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
    for (const k23 in x) {
      if (!h.call(x, k23)) continue;
      const v24 = x[k23];
      if (v24 === undefined) continue;
      if (!b0(v24, d + 1)) return false;
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
      for (let i27 = 0; i27 < x.length; i27++) {
        const v28 = x[i27];
        if (typeof v28 !== "string") return false;
      }
    }
    if (!(typeof x === "string" || Array.isArray(x)) && !b0(x, d + 1)) return false;
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
