// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of 2020-12 as code. */
export const check: CompiledCheck = (r, L) => {
  const h = Object.prototype.hasOwnProperty;
  const p8 = new RegExp("^[^#]*#?$", "u");
  const p7 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
  function b0(x, d) {
    if (d > 200) return L(0, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k3 in x) {
        if (!h.call(x, k3)) continue;
        const v4 = x[k3];
        if (v4 === undefined) continue;
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
                  for (let i13 = 0; i13 < v4.length; i13++) {
                    const v14 = v4[i13];
                    if (!(v14 === "array" || v14 === "boolean" || v14 === "integer" || v14 === "null" || v14 === "number" || v14 === "object" || v14 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v4)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v4)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k3) {
              case "title":
                if (typeof v4 !== "string") return false;
                continue;
              case "$defs":
                if (!b37(v4, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b27(v4, d + 1)) return false;
                continue;
              case "items":
                if (!b0(v4, d + 1)) return false;
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
              case "$anchor":
                if (typeof v4 !== "string") return false;
                if (!p7.test(v4)) return false;
                continue;
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
              case "$comment":
                if (typeof v4 !== "string") return false;
                continue;
              case "contains":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v4)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v4 !== "boolean") return false;
                continue;
              case "required":
                if (!b14(v4)) return false;
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
              case "writeOnly":
                if (typeof v4 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k3) {
              case "properties":
                if (!b28(v4, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v4) || r.isBigInt(v4))) return false;
                if (!(v4 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v4 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k3) {
              case "definitions":
                if (!b1(v4, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v4 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
                for (const k9 in v4) {
                  if (!h.call(v4, k9)) continue;
                  const v10 = v4[k9];
                  if (v10 === undefined) continue;
                  if (typeof v10 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b27(v4, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v4) || r.isBigInt(v4))) return false;
                if (!(v4 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v4 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k3) {
              case "dependencies":
                if (!b2(v4, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k3) {
              case "$recursiveRef":
                if (typeof v4 !== "string") return false;
                continue;
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
                if (!p7.test(v4)) return false;
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
              case "$recursiveAnchor":
                if (typeof v4 !== "string") return false;
                if (!p7.test(v4)) return false;
                continue;
              case "contentMediaType":
                if (typeof v4 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b0(v4, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b30(v4, d + 1)) return false;
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
                if (!b29(v4, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
                for (const k15 in v4) {
                  if (!h.call(v4, k15)) continue;
                  const v16 = v4[k15];
                  if (v16 === undefined) continue;
                  if (!b14(v16)) return false;
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
      }
    }
    return true;
  }
  function b37(x, d) {
    if (d > 200) return L(37, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k19 in x) {
      if (!h.call(x, k19)) continue;
      const v20 = x[k19];
      if (v20 === undefined) continue;
      if (!b0(v20, d + 1)) return false;
    }
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i23 = 0; i23 < x.length; i23++) {
      const v24 = x[i23];
      if (!b0(v24, d + 1)) return false;
    }
    return true;
  }
  function b14(x) {
    if (!Array.isArray(x)) return false;
    for (let i25 = 0; i25 < x.length; i25++) {
      const v26 = x[i25];
      if (typeof v26 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b28(x, d) {
    if (d > 200) return L(28, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k27 in x) {
      if (!h.call(x, k27)) continue;
      const v28 = x[k27];
      if (v28 === undefined) continue;
      if (!b0(v28, d + 1)) return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k31 in x) {
      if (!h.call(x, k31)) continue;
      const v32 = x[k31];
      if (v32 === undefined) continue;
      if (!b0(v32, d + 1)) return false;
    }
    return true;
  }
  function b2(x, d) {
    if (d > 200) return L(2, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k35 in x) {
      if (!h.call(x, k35)) continue;
      const v36 = x[k35];
      if (v36 === undefined) continue;
      if (!b39(v36, d + 1)) return false;
    }
    return true;
  }
  function b30(x, d) {
    if (d > 200) return L(30, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k39 in x) {
      if (!h.call(x, k39)) continue;
      const v40 = x[k39];
      if (v40 === undefined) continue;
      if (!b0(v40, d + 1)) return false;
    }
    return true;
  }
  function b29(x, d) {
    if (d > 200) return L(29, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k43 in x) {
      if (!h.call(x, k43)) continue;
      const v44 = x[k43];
      if (v44 === undefined) continue;
      if (!b0(v44, d + 1)) return false;
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
  function e1(x) {
    try {
      return b0(x, 0);
    } catch (e2) {
      throw r.asEvaluationError(e2);
    }
  }
  return e1;
};
