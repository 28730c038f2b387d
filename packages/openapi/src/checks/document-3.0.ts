// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of document-3.0 as code. */
export const check: CompiledCheck = (r, L) => {
  const O = Object.prototype;
  const h = Object.prototype.hasOwnProperty;
  const G = Object.getPrototypeOf;
  const p7 = new RegExp("^3\\.0\\.\\d(-.+)?$", "u");
  const p42 = new RegExp("^[a-zA-Z0-9\\.\\-_]+$", "u");
  const p112 = new RegExp("^(get|put|post|delete|options|head|patch|trace)$", "u");
  const p271 = new RegExp("^[1-5](?:\\d{2}|XX)$", "u");
  const p329 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  function b0(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n5 = 0;
    for (const k3 in x) {
      if (!h.call(x, k3)) continue;
      const v4 = x[k3];
      if (v4 === undefined) continue;
      switch (k3) {
        case "openapi":
          n5++;
          if (typeof v4 !== "string") return false;
          if (!p7.test(v4)) return false;
          continue;
        case "info": {
          n5++;
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          let n10 = 0;
          for (const k8 in v4) {
            if (!h.call(v4, k8)) continue;
            const v9 = v4[k8];
            if (v9 === undefined) continue;
            switch (k8) {
              case "title":
              case "version":
                n10++;
                if (typeof v9 !== "string") return false;
                continue;
              case "description":
              case "termsOfService":
                if (typeof v9 !== "string") return false;
                continue;
              case "contact": {
                if (!(typeof v9 === "object" && v9 !== null && !Array.isArray(v9))) return false;
                for (const k12 in v9) {
                  if (!h.call(v9, k12)) continue;
                  const v13 = v9[k12];
                  if (v13 === undefined) continue;
                  switch (k12) {
                    case "name":
                    case "url":
                    case "email":
                      if (typeof v13 !== "string") return false;
                      continue;
                  }
                  if (!k12.startsWith("x-")) return false;
                }
                continue;
              }
              case "license": {
                if (!(typeof v9 === "object" && v9 !== null && !Array.isArray(v9))) return false;
                let n18 = 0;
                for (const k16 in v9) {
                  if (!h.call(v9, k16)) continue;
                  const v17 = v9[k16];
                  if (v17 === undefined) continue;
                  switch (k16) {
                    case "name":
                      n18++;
                      if (typeof v17 !== "string") return false;
                      continue;
                    case "url":
                      if (typeof v17 !== "string") return false;
                      continue;
                  }
                  if (!k16.startsWith("x-")) return false;
                }
                if (n18 !== 1) return false;
                continue;
              }
            }
            if (!k8.startsWith("x-")) return false;
          }
          if (n10 !== 2) return false;
          continue;
        }
        case "externalDocs":
          if (!b21(v4)) return false;
          continue;
        case "servers": {
          if (!Array.isArray(v4)) return false;
          for (let i20 = 0; i20 < v4.length; i20++) {
            const v21 = v4[i20];
            if (!b5(v21)) return false;
          }
          continue;
        }
        case "security": {
          if (!Array.isArray(v4)) return false;
          for (let i22 = 0; i22 < v4.length; i22++) {
            const v23 = v4[i22];
            if (!b19(v23)) return false;
          }
          continue;
        }
        case "tags": {
          if (!Array.isArray(v4)) return false;
          for (let i24 = 0; i24 < v4.length; i24++) {
            const v25 = v4[i24];
            if (!(typeof v25 === "object" && v25 !== null && !Array.isArray(v25))) return false;
            let n28 = 0;
            for (const k26 in v25) {
              if (!h.call(v25, k26)) continue;
              const v27 = v25[k26];
              if (v27 === undefined) continue;
              switch (k26) {
                case "name":
                  n28++;
                  if (typeof v27 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v27 !== "string") return false;
                  continue;
                case "externalDocs":
                  if (!b21(v27)) return false;
                  continue;
              }
              if (!k26.startsWith("x-")) return false;
            }
            if (n28 !== 1) return false;
          }
          if (!r.hasUniqueItems(v4)) return false;
          continue;
        }
        case "paths": {
          n5++;
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k30 in v4) {
            if (!h.call(v4, k30)) continue;
            const v31 = v4[k30];
            if (v31 === undefined) continue;
            if (k30.startsWith("\u002f") && !b16(v31, 0)) return false;
            if (!k30.startsWith("\u002f") && !k30.startsWith("x-")) return false;
          }
          continue;
        }
        case "components": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k34 in v4) {
            if (!h.call(v4, k34)) continue;
            const v35 = v4[k34];
            if (v35 === undefined) continue;
            switch (k34) {
              case "schemas": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k38 in v35) {
                  if (!h.call(v35, k38)) continue;
                  const v39 = v35[k38];
                  if (v39 === undefined) continue;
                  if (p42.test(k38)) {
                    if (typeof v39 === "object" && v39 !== null && !Array.isArray(v39)) {
                      let n43 = 0;
                      if (b8(v39, 0)) n43++;
                      if (n43 > 1) return false;
                      if (b1(v39)) n43++;
                      if (n43 > 1) return false;
                      if (n43 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k44 in v35) {
                  if (!h.call(v35, k44)) continue;
                  const v45 = v35[k44];
                  if (v45 === undefined) continue;
                  if (p42.test(k44)) {
                    if (typeof v45 === "object" && v45 !== null && !Array.isArray(v45)) {
                      let n48 = 0;
                      if (b1(v45)) n48++;
                      if (n48 > 1) return false;
                      if (b11(v45)) n48++;
                      if (n48 > 1) return false;
                      if (n48 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k49 in v35) {
                  if (!h.call(v35, k49)) continue;
                  const v50 = v35[k49];
                  if (v50 === undefined) continue;
                  if (p42.test(k49)) {
                    if (typeof v50 === "object" && v50 !== null && !Array.isArray(v50)) {
                      let n53 = 0;
                      if (b1(v50)) n53++;
                      if (n53 > 1) return false;
                      if (b22(v50)) n53++;
                      if (n53 > 1) return false;
                      if (n53 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k54 in v35) {
                  if (!h.call(v35, k54)) continue;
                  const v55 = v35[k54];
                  if (v55 === undefined) continue;
                  if (p42.test(k54)) {
                    if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
                      let n58 = 0;
                      if (b1(v55)) n58++;
                      if (n58 > 1) return false;
                      if (b13(v55)) n58++;
                      if (n58 > 1) return false;
                      if (n58 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k59 in v35) {
                  if (!h.call(v35, k59)) continue;
                  const v60 = v35[k59];
                  if (v60 === undefined) continue;
                  if (p42.test(k59)) {
                    if (typeof v60 === "object" && v60 !== null && !Array.isArray(v60)) {
                      let n63 = 0;
                      if (b1(v60)) n63++;
                      if (n63 > 1) return false;
                      if (b23(v60)) n63++;
                      if (n63 > 1) return false;
                      if (n63 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k64 in v35) {
                  if (!h.call(v35, k64)) continue;
                  const v65 = v35[k64];
                  if (v65 === undefined) continue;
                  if (p42.test(k64)) {
                    if (typeof v65 === "object" && v65 !== null && !Array.isArray(v65)) {
                      let n68 = 0;
                      if (b1(v65)) n68++;
                      if (n68 > 1) return false;
                      if (b14(v65, 0)) n68++;
                      if (n68 > 1) return false;
                      if (n68 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k69 in v35) {
                  if (!h.call(v35, k69)) continue;
                  const v70 = v35[k69];
                  if (v70 === undefined) continue;
                  if (p42.test(k69)) {
                    if (typeof v70 === "object" && v70 !== null && !Array.isArray(v70)) {
                      let n73 = 0;
                      if (b1(v70)) n73++;
                      if (n73 > 1) return false;
                      if (b24(v70)) n73++;
                      if (n73 > 1) return false;
                      if (n73 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "links": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k74 in v35) {
                  if (!h.call(v35, k74)) continue;
                  const v75 = v35[k74];
                  if (v75 === undefined) continue;
                  if (p42.test(k74)) {
                    if (typeof v75 === "object" && v75 !== null && !Array.isArray(v75)) {
                      let n78 = 0;
                      if (b1(v75)) n78++;
                      if (n78 > 1) return false;
                      if (b34(v75)) n78++;
                      if (n78 > 1) return false;
                      if (n78 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
              case "callbacks": {
                if (!(typeof v35 === "object" && v35 !== null && !Array.isArray(v35))) return false;
                for (const k79 in v35) {
                  if (!h.call(v35, k79)) continue;
                  const v80 = v35[k79];
                  if (v80 === undefined) continue;
                  if (p42.test(k79)) {
                    if (typeof v80 === "object" && v80 !== null && !Array.isArray(v80)) {
                      let n83 = 0;
                      if (b1(v80)) n83++;
                      if (n83 > 1) return false;
                      if (b35(v80, 0)) n83++;
                      if (n83 > 1) return false;
                      if (n83 < 1) return false;
                    } else {
                      return false;
                    }
                  }
                }
                continue;
              }
            }
            if (!k34.startsWith("x-")) return false;
          }
          continue;
        }
      }
      if (!k3.startsWith("x-")) return false;
    }
    if (n5 !== 3) return false;
    return true;
  }
  function b21(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n86 = 0;
    for (const k84 in x) {
      if (!h.call(x, k84)) continue;
      const v85 = x[k84];
      if (v85 === undefined) continue;
      switch (k84) {
        case "description":
          if (typeof v85 !== "string") return false;
          continue;
        case "url":
          n86++;
          if (typeof v85 !== "string") return false;
          continue;
      }
      if (!k84.startsWith("x-")) return false;
    }
    if (n86 !== 1) return false;
    return true;
  }
  function b5(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n90 = 0;
    for (const k88 in x) {
      if (!h.call(x, k88)) continue;
      const v89 = x[k88];
      if (v89 === undefined) continue;
      switch (k88) {
        case "url":
          n90++;
          if (typeof v89 !== "string") return false;
          continue;
        case "description":
          if (typeof v89 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v89 === "object" && v89 !== null && !Array.isArray(v89))) return false;
          for (const k92 in v89) {
            if (!h.call(v89, k92)) continue;
            const v93 = v89[k92];
            if (v93 === undefined) continue;
            if (!(typeof v93 === "object" && v93 !== null && !Array.isArray(v93))) return false;
            let n98 = 0;
            for (const k96 in v93) {
              if (!h.call(v93, k96)) continue;
              const v97 = v93[k96];
              if (v97 === undefined) continue;
              switch (k96) {
                case "enum": {
                  if (!Array.isArray(v97)) return false;
                  for (let i100 = 0; i100 < v97.length; i100++) {
                    const v101 = v97[i100];
                    if (typeof v101 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n98++;
                  if (typeof v97 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v97 !== "string") return false;
                  continue;
              }
              if (!k96.startsWith("x-")) return false;
            }
            if (n98 !== 1) return false;
          }
          continue;
        }
      }
      if (!k88.startsWith("x-")) return false;
    }
    if (n90 !== 1) return false;
    return true;
  }
  function b19(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k102 in x) {
      if (!h.call(x, k102)) continue;
      const v103 = x[k102];
      if (v103 === undefined) continue;
      if (!Array.isArray(v103)) return false;
      for (let i106 = 0; i106 < v103.length; i106++) {
        const v107 = v103[i106];
        if (typeof v107 !== "string") return false;
      }
    }
    return true;
  }
  function b16(x, d) {
    if (d > 200) return L(16, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k108 in x) {
      if (!h.call(x, k108)) continue;
      const v109 = x[k108];
      if (v109 === undefined) continue;
      switch (k108) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v109 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v109)) return false;
          for (let i113 = 0; i113 < v109.length; i113++) {
            const v114 = v109[i113];
            if (!b5(v114)) return false;
          }
          continue;
        }
        case "parameters": {
          if (!Array.isArray(v109)) return false;
          for (let i115 = 0; i115 < v109.length; i115++) {
            const v116 = v109[i115];
            if (typeof v116 === "object" && v116 !== null && !Array.isArray(v116)) {
              let n117 = 0;
              if (b22(v116)) n117++;
              if (n117 > 1) return false;
              if (b1(v116)) n117++;
              if (n117 > 1) return false;
              if (n117 < 1) return false;
            } else {
              return false;
            }
          }
          if (!r.hasUniqueItems(v109)) return false;
          continue;
        }
      }
      if (p112.test(k108) && !b17(v109, d + 1)) return false;
      if (!p112.test(k108) && !k108.startsWith("x-")) return false;
    }
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k118 in x) {
      if (!h.call(x, k118)) continue;
      const v119 = x[k118];
      if (v119 === undefined) continue;
      switch (k118.length) {
        case 3: {
          switch (k118) {
            case "not":
              if (!b227(v119, d + 1)) return false;
              continue;
            case "xml": {
              if (!(typeof v119 === "object" && v119 !== null && !Array.isArray(v119))) return false;
              for (const k131 in v119) {
                if (!h.call(v119, k131)) continue;
                const v132 = v119[k131];
                if (v132 === undefined) continue;
                switch (k131) {
                  case "name":
                  case "namespace":
                  case "prefix":
                    if (typeof v132 !== "string") return false;
                    continue;
                  case "attribute":
                  case "wrapped":
                    if (typeof v132 !== "boolean") return false;
                    continue;
                }
                if (!k131.startsWith("x-")) return false;
              }
              continue;
            }
          }
          break;
        }
        case 4:
          switch (k118) {
            case "enum":
              if (!Array.isArray(v119)) return false;
              if (!(v119.length >= 1)) return false;
              continue;
            case "type":
              if (typeof v119 !== "string") return false;
              if (!(v119 === "array" || v119 === "boolean" || v119 === "integer" || v119 === "number" || v119 === "object" || v119 === "string")) return false;
              continue;
          }
          break;
        case 5:
          switch (k118) {
            case "title":
              if (typeof v119 !== "string") return false;
              continue;
            case "allOf":
              if (!b228(v119, d + 1)) return false;
              continue;
            case "oneOf":
              if (!b229(v119, d + 1)) return false;
              continue;
            case "anyOf":
              if (!b230(v119, d + 1)) return false;
              continue;
            case "items":
              if (!b231(v119, d + 1)) return false;
              continue;
          }
          break;
        case 6:
          switch (k118) {
            case "format":
              if (typeof v119 !== "string") return false;
              continue;
          }
          break;
        case 7:
          switch (k118) {
            case "pattern":
              if (typeof v119 !== "string") return false;
              continue;
            case "maximum":
            case "minimum":
              if (!(Number.isFinite(v119) || r.isBigInt(v119))) return false;
              continue;
            case "default":
            case "example":
              continue;
          }
          break;
        case 8: {
          switch (k118) {
            case "nullable":
            case "readOnly":
              if (typeof v119 !== "boolean") return false;
              continue;
            case "maxItems":
            case "minItems":
              if (!(Number.isInteger(v119) || r.isBigInt(v119))) return false;
              if (!(v119 >= 0)) return false;
              continue;
            case "required": {
              if (!Array.isArray(v119)) return false;
              if (!(v119.length >= 1)) return false;
              for (let i122 = 0; i122 < v119.length; i122++) {
                const v123 = v119[i122];
                if (typeof v123 !== "string") return false;
              }
              if (!r.hasUniqueItems(v119)) return false;
              continue;
            }
          }
          break;
        }
        case 9:
          switch (k118) {
            case "writeOnly":
              if (typeof v119 !== "boolean") return false;
              continue;
            case "maxLength":
            case "minLength":
              if (!(Number.isInteger(v119) || r.isBigInt(v119))) return false;
              if (!(v119 >= 0)) return false;
              continue;
          }
          break;
        case 10:
          switch (k118) {
            case "multipleOf":
              if (!(Number.isFinite(v119) || r.isBigInt(v119))) return false;
              if (!(v119 > 0)) return false;
              continue;
            case "deprecated":
              if (typeof v119 !== "boolean") return false;
              continue;
            case "properties":
              if (!b232(v119, d + 1)) return false;
              continue;
          }
          break;
        case 11:
          switch (k118) {
            case "description":
              if (typeof v119 !== "string") return false;
              continue;
            case "uniqueItems":
              if (typeof v119 !== "boolean") return false;
              continue;
          }
          break;
        case 12:
          switch (k118) {
            case "externalDocs":
              if (!b21(v119)) return false;
              continue;
          }
          break;
        case 13: {
          switch (k118) {
            case "maxProperties":
            case "minProperties":
              if (!(Number.isInteger(v119) || r.isBigInt(v119))) return false;
              if (!(v119 >= 0)) return false;
              continue;
            case "discriminator": {
              if (!(typeof v119 === "object" && v119 !== null && !Array.isArray(v119))) return false;
              const v124 = v119.propertyName, v125 = v119.mapping;
              let g130;
              if ((v124 === undefined && v125 === undefined) || (((g130 = G(v119)) === O || g130 === null) && O.propertyName === undefined && O.mapping === undefined)) {
                if (v124 === undefined) return false;
                if (typeof v124 !== "string") return false;
                if (v125 !== undefined) {
                  if (!(typeof v125 === "object" && v125 !== null && !Array.isArray(v125))) return false;
                  for (const k126 in v125) {
                    if (!h.call(v125, k126)) continue;
                    const v127 = v125[k126];
                    if (v127 === undefined) continue;
                    if (typeof v127 !== "string") return false;
                  }
                }
              } else if (!L(9, v119)) {
                return false;
              }
              continue;
            }
          }
          break;
        }
        case 16:
          switch (k118) {
            case "exclusiveMaximum":
            case "exclusiveMinimum":
              if (typeof v119 !== "boolean") return false;
              continue;
          }
          break;
        case 20:
          switch (k118) {
            case "additionalProperties":
              if (!b233(v119, d + 1)) return false;
              continue;
          }
          break;
      }
      if (!k118.startsWith("x-")) return false;
    }
    return true;
  }
  function b1(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n137 = 0;
    for (const k135 in x) {
      if (!h.call(x, k135)) continue;
      const v136 = x[k135];
      if (v136 === undefined) continue;
      switch (k135) {
        case "$ref":
          n137++;
          if (typeof v136 !== "string") return false;
          continue;
      }
      if (k135 === "$ref" && typeof v136 !== "string") return false;
    }
    if (n137 !== 1) return false;
    return true;
  }
  function b11(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n141 = 0;
    for (const k139 in x) {
      if (!h.call(x, k139)) continue;
      const v140 = x[k139];
      if (v140 === undefined) continue;
      switch (k139) {
        case "description":
          n141++;
          if (typeof v140 !== "string") return false;
          continue;
        case "headers": {
          if (!(typeof v140 === "object" && v140 !== null && !Array.isArray(v140))) return false;
          for (const k143 in v140) {
            if (!h.call(v140, k143)) continue;
            const v144 = v140[k143];
            if (v144 === undefined) continue;
            if (typeof v144 === "object" && v144 !== null && !Array.isArray(v144)) {
              let n147 = 0;
              if (b14(v144, 0)) n147++;
              if (n147 > 1) return false;
              if (b1(v144)) n147++;
              if (n147 > 1) return false;
              if (n147 < 1) return false;
            } else {
              return false;
            }
          }
          continue;
        }
        case "content": {
          if (!(typeof v140 === "object" && v140 !== null && !Array.isArray(v140))) return false;
          for (const k148 in v140) {
            if (!h.call(v140, k148)) continue;
            const v149 = v140[k148];
            if (v149 === undefined) continue;
            if (!b12(v149, 0)) return false;
          }
          continue;
        }
        case "links": {
          if (!(typeof v140 === "object" && v140 !== null && !Array.isArray(v140))) return false;
          for (const k152 in v140) {
            if (!h.call(v140, k152)) continue;
            const v153 = v140[k152];
            if (v153 === undefined) continue;
            if (typeof v153 === "object" && v153 !== null && !Array.isArray(v153)) {
              let n156 = 0;
              if (b34(v153)) n156++;
              if (n156 > 1) return false;
              if (b1(v153)) n156++;
              if (n156 > 1) return false;
              if (n156 < 1) return false;
            } else {
              return false;
            }
          }
          continue;
        }
      }
      if (!k139.startsWith("x-")) return false;
    }
    if (n141 !== 1) return false;
    return true;
  }
  function b22(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n159 = 0;
    for (const k157 in x) {
      if (!h.call(x, k157)) continue;
      const v158 = x[k157];
      if (v158 === undefined) continue;
      switch (k157) {
        case "name":
        case "in":
          n159++;
          if (typeof v158 !== "string") return false;
          continue;
        case "description":
        case "style":
          if (typeof v158 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
        case "allowEmptyValue":
        case "explode":
        case "allowReserved":
          if (typeof v158 !== "boolean") return false;
          continue;
        case "schema": {
          if (typeof v158 === "object" && v158 !== null && !Array.isArray(v158)) {
            let n161 = 0;
            if (b8(v158, 0)) n161++;
            if (n161 > 1) return false;
            if (b1(v158)) n161++;
            if (n161 > 1) return false;
            if (n161 < 1) return false;
          } else {
            return false;
          }
          continue;
        }
        case "content": {
          if (!(typeof v158 === "object" && v158 !== null && !Array.isArray(v158))) return false;
          let n165 = 0;
          for (const k162 in v158) {
            if (!h.call(v158, k162)) continue;
            const v163 = v158[k162];
            if (v163 === undefined) continue;
            n165++;
            if (!b12(v163, 0)) return false;
          }
          if (!(n165 <= 1)) return false;
          if (!(n165 >= 1)) return false;
          continue;
        }
        case "examples": {
          if (!(typeof v158 === "object" && v158 !== null && !Array.isArray(v158))) return false;
          for (const k166 in v158) {
            if (!h.call(v158, k166)) continue;
            const v167 = v158[k166];
            if (v167 === undefined) continue;
            if (typeof v167 === "object" && v167 !== null && !Array.isArray(v167)) {
              let n170 = 0;
              if (b13(v167)) n170++;
              if (n170 > 1) return false;
              if (b1(v167)) n170++;
              if (n170 > 1) return false;
              if (n170 < 1) return false;
            } else {
              return false;
            }
          }
          continue;
        }
        case "example":
          continue;
      }
      if (!k157.startsWith("x-")) return false;
    }
    if (n159 !== 2) return false;
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    let n171 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n171++;
    if (n171 > 1) return false;
    if (b132(x)) n171++;
    if (n171 > 1) return false;
    if (n171 < 1) return false;
    if (x.schema !== undefined && h.call(x, "schema") && x.content !== undefined && h.call(x, "content")) return false;
    let n172 = 0;
    if (b104(x)) n172++;
    if (n172 > 1) return false;
    if (b105(x)) n172++;
    if (n172 > 1) return false;
    if (b106(x)) n172++;
    if (n172 > 1) return false;
    if (b107(x)) n172++;
    if (n172 > 1) return false;
    if (n172 < 1) return false;
    return true;
  }
  function b13(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k173 in x) {
      if (!h.call(x, k173)) continue;
      const v174 = x[k173];
      if (v174 === undefined) continue;
      switch (k173) {
        case "summary":
        case "description":
        case "externalValue":
          if (typeof v174 !== "string") return false;
          continue;
        case "value":
          continue;
      }
      if (!k173.startsWith("x-")) return false;
    }
    return true;
  }
  function b23(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n179 = 0;
    for (const k177 in x) {
      if (!h.call(x, k177)) continue;
      const v178 = x[k177];
      if (v178 === undefined) continue;
      switch (k177) {
        case "description":
          if (typeof v178 !== "string") return false;
          continue;
        case "content": {
          n179++;
          if (!(typeof v178 === "object" && v178 !== null && !Array.isArray(v178))) return false;
          for (const k181 in v178) {
            if (!h.call(v178, k181)) continue;
            const v182 = v178[k181];
            if (v182 === undefined) continue;
            if (!b12(v182, 0)) return false;
          }
          continue;
        }
        case "required":
          if (typeof v178 !== "boolean") return false;
          continue;
      }
      if (!k177.startsWith("x-")) return false;
    }
    if (n179 !== 1) return false;
    return true;
  }
  function b14(x, d) {
    if (d > 200) return L(14, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k185 in x) {
      if (!h.call(x, k185)) continue;
      const v186 = x[k185];
      if (v186 === undefined) continue;
      switch (k185) {
        case "description":
          if (typeof v186 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
        case "allowEmptyValue":
        case "explode":
        case "allowReserved":
          if (typeof v186 !== "boolean") return false;
          continue;
        case "style":
          if (typeof v186 !== "string") return false;
          if (v186 !== "simple") return false;
          continue;
        case "schema": {
          if (typeof v186 === "object" && v186 !== null && !Array.isArray(v186)) {
            let n189 = 0;
            if (b8(v186, d + 1)) n189++;
            if (n189 > 1) return false;
            if (b1(v186)) n189++;
            if (n189 > 1) return false;
            if (n189 < 1) return false;
          } else {
            return false;
          }
          continue;
        }
        case "content":
          if (!b181(v186, d + 1)) return false;
          continue;
        case "examples": {
          if (!(typeof v186 === "object" && v186 !== null && !Array.isArray(v186))) return false;
          for (const k190 in v186) {
            if (!h.call(v186, k190)) continue;
            const v191 = v186[k190];
            if (v191 === undefined) continue;
            if (typeof v191 === "object" && v191 !== null && !Array.isArray(v191)) {
              let n194 = 0;
              if (b13(v191)) n194++;
              if (n194 > 1) return false;
              if (b1(v191)) n194++;
              if (n194 > 1) return false;
              if (n194 < 1) return false;
            } else {
              return false;
            }
          }
          continue;
        }
        case "example":
          continue;
      }
      if (!k185.startsWith("x-")) return false;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    let n195 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n195++;
    if (n195 > 1) return false;
    if (b132(x)) n195++;
    if (n195 > 1) return false;
    if (n195 < 1) return false;
    if (x.schema !== undefined && h.call(x, "schema") && x.content !== undefined && h.call(x, "content")) return false;
    return true;
  }
  function b24(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      switch (h.call(x, "type") ? x.type : undefined) {
        case "apiKey": {
          let n198 = 0;
          for (const k196 in x) {
            if (!h.call(x, k196)) continue;
            const v197 = x[k196];
            if (v197 === undefined) continue;
            switch (k196) {
              case "type":
                n198++;
                if (typeof v197 !== "string") return false;
                if (v197 !== "apiKey") return false;
                continue;
              case "name":
                n198++;
                if (typeof v197 !== "string") return false;
                continue;
              case "in":
                n198++;
                if (typeof v197 !== "string") return false;
                if (!(v197 === "header" || v197 === "query" || v197 === "cookie")) return false;
                continue;
              case "description":
                if (typeof v197 !== "string") return false;
                continue;
            }
            if (!k196.startsWith("x-")) return false;
          }
          if (n198 !== 3) return false;
          break;
        }
        case "http": {
          let n202 = 0;
          for (const k200 in x) {
            if (!h.call(x, k200)) continue;
            const v201 = x[k200];
            if (v201 === undefined) continue;
            switch (k200) {
              case "scheme":
                n202++;
                if (typeof v201 !== "string") return false;
                continue;
              case "bearerFormat":
              case "description":
                if (typeof v201 !== "string") return false;
                continue;
              case "type":
                n202++;
                if (typeof v201 !== "string") return false;
                if (v201 !== "http") return false;
                continue;
            }
            if (!k200.startsWith("x-")) return false;
          }
          if (n202 !== 2) return false;
          let n204 = 0;
          if (b89(x)) n204++;
          if (n204 > 1) return false;
          if (b90(x)) n204++;
          if (n204 > 1) return false;
          if (n204 < 1) return false;
          break;
        }
        case "oauth2": {
          let n207 = 0;
          for (const k205 in x) {
            if (!h.call(x, k205)) continue;
            const v206 = x[k205];
            if (v206 === undefined) continue;
            switch (k205) {
              case "type":
                n207++;
                if (typeof v206 !== "string") return false;
                if (v206 !== "oauth2") return false;
                continue;
              case "flows": {
                n207++;
                if (!(typeof v206 === "object" && v206 !== null && !Array.isArray(v206))) return false;
                for (const k209 in v206) {
                  if (!h.call(v206, k209)) continue;
                  const v210 = v206[k209];
                  if (v210 === undefined) continue;
                  switch (k209) {
                    case "implicit": {
                      if (!(typeof v210 === "object" && v210 !== null && !Array.isArray(v210))) return false;
                      let n215 = 0;
                      for (const k213 in v210) {
                        if (!h.call(v210, k213)) continue;
                        const v214 = v210[k213];
                        if (v214 === undefined) continue;
                        switch (k213) {
                          case "authorizationUrl":
                            n215++;
                            if (typeof v214 !== "string") return false;
                            continue;
                          case "refreshUrl":
                            if (typeof v214 !== "string") return false;
                            continue;
                          case "scopes": {
                            n215++;
                            if (!(typeof v214 === "object" && v214 !== null && !Array.isArray(v214))) return false;
                            for (const k217 in v214) {
                              if (!h.call(v214, k217)) continue;
                              const v218 = v214[k217];
                              if (v218 === undefined) continue;
                              if (typeof v218 !== "string") return false;
                            }
                            continue;
                          }
                        }
                        if (!k213.startsWith("x-")) return false;
                      }
                      if (n215 !== 2) return false;
                      continue;
                    }
                    case "password": {
                      if (!(typeof v210 === "object" && v210 !== null && !Array.isArray(v210))) return false;
                      let n223 = 0;
                      for (const k221 in v210) {
                        if (!h.call(v210, k221)) continue;
                        const v222 = v210[k221];
                        if (v222 === undefined) continue;
                        switch (k221) {
                          case "tokenUrl":
                            n223++;
                            if (typeof v222 !== "string") return false;
                            continue;
                          case "refreshUrl":
                            if (typeof v222 !== "string") return false;
                            continue;
                          case "scopes": {
                            n223++;
                            if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
                            for (const k225 in v222) {
                              if (!h.call(v222, k225)) continue;
                              const v226 = v222[k225];
                              if (v226 === undefined) continue;
                              if (typeof v226 !== "string") return false;
                            }
                            continue;
                          }
                        }
                        if (!k221.startsWith("x-")) return false;
                      }
                      if (n223 !== 2) return false;
                      continue;
                    }
                    case "clientCredentials": {
                      if (!(typeof v210 === "object" && v210 !== null && !Array.isArray(v210))) return false;
                      let n231 = 0;
                      for (const k229 in v210) {
                        if (!h.call(v210, k229)) continue;
                        const v230 = v210[k229];
                        if (v230 === undefined) continue;
                        switch (k229) {
                          case "tokenUrl":
                            n231++;
                            if (typeof v230 !== "string") return false;
                            continue;
                          case "refreshUrl":
                            if (typeof v230 !== "string") return false;
                            continue;
                          case "scopes": {
                            n231++;
                            if (!(typeof v230 === "object" && v230 !== null && !Array.isArray(v230))) return false;
                            for (const k233 in v230) {
                              if (!h.call(v230, k233)) continue;
                              const v234 = v230[k233];
                              if (v234 === undefined) continue;
                              if (typeof v234 !== "string") return false;
                            }
                            continue;
                          }
                        }
                        if (!k229.startsWith("x-")) return false;
                      }
                      if (n231 !== 2) return false;
                      continue;
                    }
                    case "authorizationCode": {
                      if (!(typeof v210 === "object" && v210 !== null && !Array.isArray(v210))) return false;
                      let n239 = 0;
                      for (const k237 in v210) {
                        if (!h.call(v210, k237)) continue;
                        const v238 = v210[k237];
                        if (v238 === undefined) continue;
                        switch (k237) {
                          case "authorizationUrl":
                          case "tokenUrl":
                            n239++;
                            if (typeof v238 !== "string") return false;
                            continue;
                          case "refreshUrl":
                            if (typeof v238 !== "string") return false;
                            continue;
                          case "scopes": {
                            n239++;
                            if (!(typeof v238 === "object" && v238 !== null && !Array.isArray(v238))) return false;
                            for (const k241 in v238) {
                              if (!h.call(v238, k241)) continue;
                              const v242 = v238[k241];
                              if (v242 === undefined) continue;
                              if (typeof v242 !== "string") return false;
                            }
                            continue;
                          }
                        }
                        if (!k237.startsWith("x-")) return false;
                      }
                      if (n239 !== 3) return false;
                      continue;
                    }
                  }
                  if (!k209.startsWith("x-")) return false;
                }
                continue;
              }
              case "description":
                if (typeof v206 !== "string") return false;
                continue;
            }
            if (!k205.startsWith("x-")) return false;
          }
          if (n207 !== 2) return false;
          break;
        }
        case "openIdConnect": {
          let n247 = 0;
          for (const k245 in x) {
            if (!h.call(x, k245)) continue;
            const v246 = x[k245];
            if (v246 === undefined) continue;
            switch (k245) {
              case "type":
                n247++;
                if (typeof v246 !== "string") return false;
                if (v246 !== "openIdConnect") return false;
                continue;
              case "openIdConnectUrl":
                n247++;
                if (typeof v246 !== "string") return false;
                continue;
              case "description":
                if (typeof v246 !== "string") return false;
                continue;
            }
            if (!k245.startsWith("x-")) return false;
          }
          if (n247 !== 2) return false;
          break;
        }
        default:
          return false;
      }
    } else {
      return false;
    }
    return true;
  }
  function b34(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k249 in x) {
      if (!h.call(x, k249)) continue;
      const v250 = x[k249];
      if (v250 === undefined) continue;
      switch (k249) {
        case "operationId":
        case "operationRef":
        case "description":
          if (typeof v250 !== "string") return false;
          continue;
        case "parameters":
          if (!(typeof v250 === "object" && v250 !== null && !Array.isArray(v250))) return false;
          continue;
        case "server":
          if (!b5(v250)) return false;
          continue;
        case "requestBody":
          continue;
      }
      if (!k249.startsWith("x-")) return false;
    }
    if (x.operationId !== undefined && h.call(x, "operationId") && x.operationRef !== undefined && h.call(x, "operationRef")) return false;
    return true;
  }
  function b35(x, d) {
    if (d > 200) return L(35, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k253 in x) {
      if (!h.call(x, k253)) continue;
      const v254 = x[k253];
      if (v254 === undefined) continue;
      if (!k253.startsWith("x-") && !b16(v254, d + 1)) return false;
    }
    return true;
  }
  function b17(x, d) {
    if (d > 200) return L(17, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n259 = 0;
    for (const k257 in x) {
      if (!h.call(x, k257)) continue;
      const v258 = x[k257];
      if (v258 === undefined) continue;
      switch (k257) {
        case "tags": {
          if (!Array.isArray(v258)) return false;
          for (let i261 = 0; i261 < v258.length; i261++) {
            const v262 = v258[i261];
            if (typeof v262 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v258 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b21(v258)) return false;
          continue;
        case "parameters": {
          if (!Array.isArray(v258)) return false;
          for (let i263 = 0; i263 < v258.length; i263++) {
            const v264 = v258[i263];
            if (typeof v264 === "object" && v264 !== null && !Array.isArray(v264)) {
              let n265 = 0;
              if (b22(v264)) n265++;
              if (n265 > 1) return false;
              if (b1(v264)) n265++;
              if (n265 > 1) return false;
              if (n265 < 1) return false;
            } else {
              return false;
            }
          }
          if (!r.hasUniqueItems(v258)) return false;
          continue;
        }
        case "requestBody": {
          if (typeof v258 === "object" && v258 !== null && !Array.isArray(v258)) {
            let n266 = 0;
            if (b23(v258)) n266++;
            if (n266 > 1) return false;
            if (b1(v258)) n266++;
            if (n266 > 1) return false;
            if (n266 < 1) return false;
          } else {
            return false;
          }
          continue;
        }
        case "responses": {
          n259++;
          if (!(typeof v258 === "object" && v258 !== null && !Array.isArray(v258))) return false;
          let n270 = 0;
          for (const k267 in v258) {
            if (!h.call(v258, k267)) continue;
            const v268 = v258[k267];
            if (v268 === undefined) continue;
            n270++;
            switch (k267) {
              case "default": {
                if (typeof v268 === "object" && v268 !== null && !Array.isArray(v268)) {
                  let n273 = 0;
                  if (b11(v268)) n273++;
                  if (n273 > 1) return false;
                  if (b1(v268)) n273++;
                  if (n273 > 1) return false;
                  if (n273 < 1) return false;
                } else {
                  return false;
                }
                continue;
              }
            }
            if (p271.test(k267)) {
              if (typeof v268 === "object" && v268 !== null && !Array.isArray(v268)) {
                let n272 = 0;
                if (b11(v268)) n272++;
                if (n272 > 1) return false;
                if (b1(v268)) n272++;
                if (n272 > 1) return false;
                if (n272 < 1) return false;
              } else {
                return false;
              }
            }
            if (!p271.test(k267) && !k267.startsWith("x-")) return false;
          }
          if (!(n270 >= 1)) return false;
          continue;
        }
        case "callbacks":
          if (!b157(v258, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v258 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v258)) return false;
          for (let i274 = 0; i274 < v258.length; i274++) {
            const v275 = v258[i274];
            if (!b19(v275)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v258)) return false;
          for (let i276 = 0; i276 < v258.length; i276++) {
            const v277 = v258[i276];
            if (!b5(v277)) return false;
          }
          continue;
        }
      }
      if (!k257.startsWith("x-")) return false;
    }
    if (n259 !== 1) return false;
    return true;
  }
  function b227(x, d) {
    if (d > 200) return L(227, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n278 = 0;
      if (b8(x, d + 1)) n278++;
      if (n278 > 1) return false;
      if (b1(x)) n278++;
      if (n278 > 1) return false;
      if (n278 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b228(x, d) {
    if (d > 200) return L(228, x);
    if (!Array.isArray(x)) return false;
    for (let i279 = 0; i279 < x.length; i279++) {
      const v280 = x[i279];
      if (!b245(v280, d + 1)) return false;
    }
    return true;
  }
  function b229(x, d) {
    if (d > 200) return L(229, x);
    if (!Array.isArray(x)) return false;
    for (let i281 = 0; i281 < x.length; i281++) {
      const v282 = x[i281];
      if (!b244(v282, d + 1)) return false;
    }
    return true;
  }
  function b230(x, d) {
    if (d > 200) return L(230, x);
    if (!Array.isArray(x)) return false;
    for (let i283 = 0; i283 < x.length; i283++) {
      const v284 = x[i283];
      if (!b243(v284, d + 1)) return false;
    }
    return true;
  }
  function b231(x, d) {
    if (d > 200) return L(231, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n285 = 0;
      if (b8(x, d + 1)) n285++;
      if (n285 > 1) return false;
      if (b1(x)) n285++;
      if (n285 > 1) return false;
      if (n285 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b232(x, d) {
    if (d > 200) return L(232, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k286 in x) {
      if (!h.call(x, k286)) continue;
      const v287 = x[k286];
      if (v287 === undefined) continue;
      if (!b242(v287, d + 1)) return false;
    }
    return true;
  }
  function b233(x, d) {
    if (d > 200) return L(233, x);
    if (typeof x === "boolean") {
    } else if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n290 = 0;
      if (b8(x, d + 1)) n290++;
      if (n290 > 1) return false;
      if (b1(x)) n290++;
      if (n290 > 1) return false;
      if (n290 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b12(x, d) {
    if (d > 200) return L(12, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k291 in x) {
      if (!h.call(x, k291)) continue;
      const v292 = x[k291];
      if (v292 === undefined) continue;
      switch (k291) {
        case "schema": {
          if (typeof v292 === "object" && v292 !== null && !Array.isArray(v292)) {
            let n295 = 0;
            if (b8(v292, d + 1)) n295++;
            if (n295 > 1) return false;
            if (b1(v292)) n295++;
            if (n295 > 1) return false;
            if (n295 < 1) return false;
          } else {
            return false;
          }
          continue;
        }
        case "examples": {
          if (!(typeof v292 === "object" && v292 !== null && !Array.isArray(v292))) return false;
          for (const k296 in v292) {
            if (!h.call(v292, k296)) continue;
            const v297 = v292[k296];
            if (v297 === undefined) continue;
            if (typeof v297 === "object" && v297 !== null && !Array.isArray(v297)) {
              let n300 = 0;
              if (b13(v297)) n300++;
              if (n300 > 1) return false;
              if (b1(v297)) n300++;
              if (n300 > 1) return false;
              if (n300 < 1) return false;
            } else {
              return false;
            }
          }
          continue;
        }
        case "encoding":
          if (!b191(v292, d + 1)) return false;
          continue;
        case "example":
          continue;
      }
      if (!k291.startsWith("x-")) return false;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    return true;
  }
  function b132(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v301 = x.content;
      let g302;
      if (v301 === undefined || (((g302 = G(x)) === O || g302 === null) && O.content === undefined)) {
        if (v301 === undefined) return false;
      } else if (!L(132, x)) {
        return false;
      }
    }
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.style !== undefined && h.call(x, "style"))) return false;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.explode !== undefined && h.call(x, "explode"))) return false;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.allowReserved !== undefined && h.call(x, "allowReserved"))) return false;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.example !== undefined && h.call(x, "example"))) return false;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.examples !== undefined && h.call(x, "examples"))) return false;
    return true;
  }
  function b104(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v303 = x.required, v304 = x.in, v305 = x.style;
      let g306;
      if ((v303 === undefined && v304 === undefined && v305 === undefined) || (((g306 = G(x)) === O || g306 === null) && O.required === undefined && O.in === undefined && O.style === undefined)) {
        if (v303 === undefined) return false;
        if (v303 !== true) return false;
        if (v304 !== undefined && v304 !== "path") return false;
        if (v305 !== undefined && !(v305 === "matrix" || v305 === "label" || v305 === "simple")) return false;
      } else if (!L(104, x)) {
        return false;
      }
    }
    return true;
  }
  function b105(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v309 = x.in, v310 = x.style;
      l307: {
        l308: {
          if (v309 !== undefined && v309 !== "query") break l308;
          if (v310 !== undefined && !(v310 === "form" || v310 === "spaceDelimited" || v310 === "pipeDelimited" || v310 === "deepObject")) break l308;
          break l307;
        }
        let g311;
        if (((g311 = G(x)) === O || g311 === null) && O.in === undefined && O.style === undefined) {
          return false;
        } else if (!L(105, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b106(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v314 = x.in, v315 = x.style;
      l312: {
        l313: {
          if (v314 !== undefined && v314 !== "header") break l313;
          if (v315 !== undefined && v315 !== "simple") break l313;
          break l312;
        }
        let g316;
        if (((g316 = G(x)) === O || g316 === null) && O.in === undefined && O.style === undefined) {
          return false;
        } else if (!L(106, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b107(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v319 = x.in, v320 = x.style;
      l317: {
        l318: {
          if (v319 !== undefined && v319 !== "cookie") break l318;
          if (v320 !== undefined && v320 !== "form") break l318;
          break l317;
        }
        let g321;
        if (((g321 = G(x)) === O || g321 === null) && O.in === undefined && O.style === undefined) {
          return false;
        } else if (!L(107, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b181(x, d) {
    if (d > 200) return L(181, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n325 = 0;
    for (const k322 in x) {
      if (!h.call(x, k322)) continue;
      const v323 = x[k322];
      if (v323 === undefined) continue;
      n325++;
      if (!b12(v323, d + 1)) return false;
    }
    if (!(n325 <= 1)) return false;
    if (!(n325 >= 1)) return false;
    return true;
  }
  function b89(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v328 = x.scheme;
      l326: {
        l327: {
          if (v328 !== undefined) {
            if (typeof v328 !== "string") break l327;
            if (!p329.test(v328)) break l327;
          }
          break l326;
        }
        let g330;
        if (((g330 = G(x)) === O || g330 === null) && O.scheme === undefined) {
          return false;
        } else if (!L(89, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b90(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v331 = x.scheme;
      let g332;
      if (v331 === undefined || (((g332 = G(x)) === O || g332 === null) && O.scheme === undefined)) {
        if (v331 !== undefined && typeof v331 === "string" && p329.test(v331)) return false;
      } else if (!L(90, x)) {
        return false;
      }
    }
    if (!(typeof x === "object" && x !== null && !Array.isArray(x)) || (x.bearerFormat !== undefined && h.call(x, "bearerFormat"))) return false;
    return true;
  }
  function b157(x, d) {
    if (d > 200) return L(157, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k333 in x) {
      if (!h.call(x, k333)) continue;
      const v334 = x[k333];
      if (v334 === undefined) continue;
      if (!b162(v334, d + 1)) return false;
    }
    return true;
  }
  function b245(x, d) {
    if (d > 200) return L(245, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n337 = 0;
      if (b8(x, d + 1)) n337++;
      if (n337 > 1) return false;
      if (b1(x)) n337++;
      if (n337 > 1) return false;
      if (n337 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b244(x, d) {
    if (d > 200) return L(244, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n338 = 0;
      if (b8(x, d + 1)) n338++;
      if (n338 > 1) return false;
      if (b1(x)) n338++;
      if (n338 > 1) return false;
      if (n338 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b243(x, d) {
    if (d > 200) return L(243, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n339 = 0;
      if (b8(x, d + 1)) n339++;
      if (n339 > 1) return false;
      if (b1(x)) n339++;
      if (n339 > 1) return false;
      if (n339 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b242(x, d) {
    if (d > 200) return L(242, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n340 = 0;
      if (b8(x, d + 1)) n340++;
      if (n340 > 1) return false;
      if (b1(x)) n340++;
      if (n340 > 1) return false;
      if (n340 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b191(x, d) {
    if (d > 200) return L(191, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k341 in x) {
      if (!h.call(x, k341)) continue;
      const v342 = x[k341];
      if (v342 === undefined) continue;
      if (!b36(v342, d + 1)) return false;
    }
    return true;
  }
  function b162(x, d) {
    if (d > 200) return L(162, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n345 = 0;
      if (b35(x, d + 1)) n345++;
      if (n345 > 1) return false;
      if (b1(x)) n345++;
      if (n345 > 1) return false;
      if (n345 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function b36(x, d) {
    if (d > 200) return L(36, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k346 in x) {
      if (!h.call(x, k346)) continue;
      const v347 = x[k346];
      if (v347 === undefined) continue;
      switch (k346) {
        case "contentType":
          if (typeof v347 !== "string") return false;
          continue;
        case "headers":
          if (!b43(v347, d + 1)) return false;
          continue;
        case "style":
          if (typeof v347 !== "string") return false;
          if (!(v347 === "form" || v347 === "spaceDelimited" || v347 === "pipeDelimited" || v347 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v347 !== "boolean") return false;
          continue;
      }
      return false;
    }
    return true;
  }
  function b43(x, d) {
    if (d > 200) return L(43, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k350 in x) {
      if (!h.call(x, k350)) continue;
      const v351 = x[k350];
      if (v351 === undefined) continue;
      if (!b48(v351, d + 1)) return false;
    }
    return true;
  }
  function b48(x, d) {
    if (d > 200) return L(48, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      let n354 = 0;
      if (b14(x, d + 1)) n354++;
      if (n354 > 1) return false;
      if (b1(x)) n354++;
      if (n354 > 1) return false;
      if (n354 < 1) return false;
    } else {
      return false;
    }
    return true;
  }
  function e1(x) {
    try {
      return b0(x);
    } catch (e2) {
      throw r.asEvaluationError(e2);
    }
  }
  return e1;
};
