// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of document-3.2 as code. */
export const check: CompiledCheck = (r, L) => {
  const O = Object.prototype;
  const h = Object.prototype.hasOwnProperty;
  const G = Object.getPrototypeOf;
  const p7 = new RegExp("^3\\.2\\.[0-9]+(-.+)?$", "u");
  const p8 = new RegExp("^[^#]*$", "u");
  const p40 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p35 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems|mediaTypes)$", "u");
  const p149 = new RegExp("^[0-9A-Za-z!#$%&'*+.^_`|~-]+$", "u");
  const p170 = new RegExp("^[^{}]+$", "u");
  const p214 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const e292 = new Set(["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "QUERY"]);
  const p303 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p315 = new RegExp("^[^#]*#?$", "u");
  const p314 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
        case "$self":
          if (typeof v4 !== "string") return false;
          if (!p8.test(v4)) return false;
          continue;
        case "info": {
          n5++;
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          let n11 = 0;
          for (const k9 in v4) {
            if (!h.call(v4, k9)) continue;
            const v10 = v4[k9];
            if (v10 === undefined) continue;
            switch (k9) {
              case "title":
              case "version":
                n11++;
                if (typeof v10 !== "string") return false;
                continue;
              case "summary":
              case "description":
              case "termsOfService":
                if (typeof v10 !== "string") return false;
                continue;
              case "contact": {
                if (!(typeof v10 === "object" && v10 !== null && !Array.isArray(v10))) return false;
                for (const k13 in v10) {
                  if (!h.call(v10, k13)) continue;
                  const v14 = v10[k13];
                  if (v14 === undefined) continue;
                  switch (k13) {
                    case "name":
                    case "url":
                    case "email":
                      if (typeof v14 !== "string") return false;
                      continue;
                  }
                  if (!k13.startsWith("x-")) return false;
                }
                continue;
              }
              case "license": {
                if (!(typeof v10 === "object" && v10 !== null && !Array.isArray(v10))) return false;
                let n19 = 0;
                for (const k17 in v10) {
                  if (!h.call(v10, k17)) continue;
                  const v18 = v10[k17];
                  if (v18 === undefined) continue;
                  switch (k17) {
                    case "name":
                      n19++;
                      if (typeof v18 !== "string") return false;
                      continue;
                    case "identifier":
                    case "url":
                      if (typeof v18 !== "string") return false;
                      continue;
                  }
                  if (!k17.startsWith("x-")) return false;
                }
                if (n19 !== 1) return false;
                if (h.call(v10, "identifier") && v10.identifier !== undefined && h.call(v10, "url") && v10.url !== undefined) return false;
                continue;
              }
            }
            if (!k9.startsWith("x-")) return false;
          }
          if (n11 !== 2) return false;
          continue;
        }
        case "jsonSchemaDialect":
          if (typeof v4 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v4)) return false;
          for (let i21 = 0; i21 < v4.length; i21++) {
            const v22 = v4[i21];
            if (!b4(v22)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k23 in v4) {
            if (!h.call(v4, k23)) continue;
            const v24 = v4[k23];
            if (v24 === undefined) continue;
            if (k23.startsWith("\u002f") && !b8(v24, 0)) return false;
            if (!k23.startsWith("\u002f") && !k23.startsWith("x-")) return false;
          }
          continue;
        }
        case "webhooks": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k27 in v4) {
            if (!h.call(v4, k27)) continue;
            const v28 = v4[k27];
            if (v28 === undefined) continue;
            if (!b8(v28, 0)) return false;
          }
          continue;
        }
        case "components": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k31 in v4) {
            if (!h.call(v4, k31)) continue;
            const v32 = v4[k31];
            if (v32 === undefined) continue;
            switch (k31) {
              case "schemas": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k41 in v32) {
                  if (!h.call(v32, k41)) continue;
                  const v42 = v32[k41];
                  if (v42 === undefined) continue;
                  if (!b308(v42, 0)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k45 in v32) {
                    if (!h.call(v32, k45)) continue;
                    const v46 = v32[k45];
                    if (v46 === undefined) continue;
                    if (!p40.test(k45)) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k49 in v32) {
                  if (!h.call(v32, k49)) continue;
                  const v50 = v32[k49];
                  if (v50 === undefined) continue;
                  if (!b22(v50)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k53 in v32) {
                    if (!h.call(v32, k53)) continue;
                    const v54 = v32[k53];
                    if (v54 === undefined) continue;
                    if (!p40.test(k53)) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k57 in v32) {
                  if (!h.call(v32, k57)) continue;
                  const v58 = v32[k57];
                  if (v58 === undefined) continue;
                  if (!b13(v58)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k61 in v32) {
                    if (!h.call(v32, k61)) continue;
                    const v62 = v32[k61];
                    if (v62 === undefined) continue;
                    if (!p40.test(k61)) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k65 in v32) {
                  if (!h.call(v32, k65)) continue;
                  const v66 = v32[k65];
                  if (v66 === undefined) continue;
                  if (!b26(v66)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k69 in v32) {
                    if (!h.call(v32, k69)) continue;
                    const v70 = v32[k69];
                    if (v70 === undefined) continue;
                    if (!p40.test(k69)) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k73 in v32) {
                  if (!h.call(v32, k73)) continue;
                  const v74 = v32[k73];
                  if (v74 === undefined) continue;
                  if (!b15(v74)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k77 in v32) {
                    if (!h.call(v32, k77)) continue;
                    const v78 = v32[k77];
                    if (v78 === undefined) continue;
                    if (!p40.test(k77)) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k81 in v32) {
                  if (!h.call(v32, k81)) continue;
                  const v82 = v32[k81];
                  if (v82 === undefined) continue;
                  if (!b30(v82, 0)) return false;
                }
                if (typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
                  for (const k85 in v32) {
                    if (!h.call(v32, k85)) continue;
                    const v86 = v32[k85];
                    if (v86 === undefined) continue;
                    if (!p40.test(k85)) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v32 === "object" && v32 !== null && !Array.isArray(v32))) return false;
                for (const k89 in v32) {
                  if (!h.call(v32, k89)) continue;
                  const v90 = v32[k89];
                  if (v90 === undefined) continue;
                  if (typeof v90 === "object" && v90 !== null && !Array.isArray(v90) && h.call(v90, "$ref") && v90.$ref !== undefined) {
                    if (!b32(v90)) return false;
                  } else {
                    let m93 = 0;
                    if (!(typeof v90 === "object" && v90 !== null && !Array.isArray(v90))) return false;
                    if (b108(v90)) {
                      if (!b109(v90)) return false;
                      m93 |= 1;
                    }
                    if (b104(v90)) {
                      if (!b105(v90)) return false;
                      m93 |= 2;
                    }
                    if (b99(v90)) {
                      m93 |= 2;
                      if (!b100(v90)) return false;
                      m93 |= 4;
                    }
                    if (b95(v90)) {
                      if (!b96(v90)) return false;
                      m93 |= 8;
                    }
                    if (b91(v90)) {
                      if (!b92(v90)) return false;
                      m93 |= 16;
                    }
                    let n96 = 0;
                    for (const k94 in v90) {
                      if (!h.call(v90, k94)) continue;
                      const v95 = v90[k94];
                      if (v95 === undefined) continue;
                      switch (k94) {
                        case "type":
                          n96++;
                          if (!(v95 === "apiKey" || v95 === "http" || v95 === "mutualTLS" || v95 === "oauth2" || v95 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v95 !== "string") return false;
                          continue;
                        case "deprecated":
                          if (typeof v95 !== "boolean") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m93 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m93 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m93 & 4) === 0) return false;
                          continue;
                        case "flows":
                        case "oauth2MetadataUrl":
                          if ((m93 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m93 & 16) === 0) return false;
                          continue;
                      }
                      if (!k94.startsWith("x-")) return false;
                    }
                    if (n96 !== 1) return false;
                  }
                }
                if (!b278(v32)) return false;
                continue;
              }
              case "links":
                if (!b274(v32)) return false;
                if (!b278(v32)) return false;
                continue;
              case "callbacks":
                if (!b275(v32)) return false;
                if (!b278(v32)) return false;
                continue;
              case "pathItems":
                if (!b276(v32)) return false;
                if (!b278(v32)) return false;
                continue;
              case "mediaTypes":
                if (!b277(v32)) return false;
                if (!b278(v32)) return false;
                continue;
            }
            if (p35.test(k31) && typeof v32 === "object" && v32 !== null && !Array.isArray(v32)) {
              for (const k36 in v32) {
                if (!h.call(v32, k36)) continue;
                const v37 = v32[k36];
                if (v37 === undefined) continue;
                if (!p40.test(k36)) return false;
              }
            }
            if (!p35.test(k31) && !k31.startsWith("x-")) return false;
          }
          continue;
        }
        case "security":
          if (!b45(v4)) return false;
          continue;
        case "tags":
          if (!b46(v4)) return false;
          continue;
        case "externalDocs":
          if (!b10(v4)) return false;
          continue;
      }
      if (!k3.startsWith("x-")) return false;
    }
    if (n5 !== 2) return false;
    if (!((h.call(x, "paths") && x.paths !== undefined) || (h.call(x, "components") && x.components !== undefined) || (h.call(x, "webhooks") && x.webhooks !== undefined))) return false;
    return true;
  }
  function b4(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n100 = 0;
    for (const k98 in x) {
      if (!h.call(x, k98)) continue;
      const v99 = x[k98];
      if (v99 === undefined) continue;
      switch (k98) {
        case "url":
          n100++;
          if (typeof v99 !== "string") return false;
          continue;
        case "description":
        case "name":
          if (typeof v99 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v99 === "object" && v99 !== null && !Array.isArray(v99))) return false;
          for (const k102 in v99) {
            if (!h.call(v99, k102)) continue;
            const v103 = v99[k102];
            if (v103 === undefined) continue;
            if (!(typeof v103 === "object" && v103 !== null && !Array.isArray(v103))) return false;
            let n108 = 0;
            for (const k106 in v103) {
              if (!h.call(v103, k106)) continue;
              const v107 = v103[k106];
              if (v107 === undefined) continue;
              switch (k106) {
                case "enum": {
                  if (!Array.isArray(v107)) return false;
                  if (!(v107.length >= 1)) return false;
                  for (let i110 = 0; i110 < v107.length; i110++) {
                    const v111 = v107[i110];
                    if (typeof v111 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n108++;
                  if (typeof v107 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v107 !== "string") return false;
                  continue;
              }
              if (!k106.startsWith("x-")) return false;
            }
            if (n108 !== 1) return false;
          }
          continue;
        }
      }
      if (!k98.startsWith("x-")) return false;
    }
    if (n100 !== 1) return false;
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k112 in x) {
      if (!h.call(x, k112)) continue;
      const v113 = x[k112];
      if (v113 === undefined) continue;
      switch (k112) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v113 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v113)) return false;
          for (let i116 = 0; i116 < v113.length; i116++) {
            const v117 = v113[i116];
            if (!b4(v117)) return false;
          }
          continue;
        }
        case "parameters":
          if (!b11(v113)) return false;
          continue;
        case "additionalOperations":
          if (!b262(v113, d + 1)) return false;
          continue;
        case "get":
        case "put":
        case "post":
        case "delete":
        case "options":
        case "head":
        case "patch":
        case "trace":
        case "query":
          if (!b9(v113, d + 1)) return false;
          continue;
      }
      if (!k112.startsWith("x-")) return false;
    }
    return true;
  }
  function b308(x, d) {
    if (d > 200) return L(308, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v118 = x.discriminator, v127 = x.externalDocs, v132 = x.xml;
      let g140;
      if ((v118 === undefined && v127 === undefined && v132 === undefined) || (((g140 = G(x)) === O || g140 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v118 !== undefined) {
          if (!(typeof v118 === "object" && v118 !== null && !Array.isArray(v118))) return false;
          let n121 = 0;
          for (const k119 in v118) {
            if (!h.call(v118, k119)) continue;
            const v120 = v118[k119];
            if (v120 === undefined) continue;
            switch (k119) {
              case "propertyName":
                n121++;
                if (typeof v120 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v120 === "object" && v120 !== null && !Array.isArray(v120))) return false;
                for (const k123 in v120) {
                  if (!h.call(v120, k123)) continue;
                  const v124 = v120[k123];
                  if (v124 === undefined) continue;
                  if (typeof v124 !== "string") return false;
                }
                continue;
              }
              case "defaultMapping":
                if (typeof v120 !== "string") return false;
                continue;
            }
            if (!k119.startsWith("x-")) return false;
          }
          if (n121 !== 1) return false;
        }
        if (v127 !== undefined) {
          if (!(typeof v127 === "object" && v127 !== null && !Array.isArray(v127))) return false;
          let n130 = 0;
          for (const k128 in v127) {
            if (!h.call(v127, k128)) continue;
            const v129 = v127[k128];
            if (v129 === undefined) continue;
            switch (k128) {
              case "url":
                n130++;
                if (typeof v129 !== "string") return false;
                continue;
              case "description":
                if (typeof v129 !== "string") return false;
                continue;
            }
            if (!k128.startsWith("x-")) return false;
          }
          if (n130 !== 1) return false;
        }
        if (v132 !== undefined) {
          if (!(typeof v132 === "object" && v132 !== null && !Array.isArray(v132))) return false;
          for (const k133 in v132) {
            if (!h.call(v132, k133)) continue;
            const v134 = v132[k133];
            if (v134 === undefined) continue;
            switch (k133) {
              case "nodeType":
                if (typeof v134 !== "string") return false;
                if (!(v134 === "element" || v134 === "attribute" || v134 === "text" || v134 === "cdata" || v134 === "none")) return false;
                continue;
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v134 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v134 !== "boolean") return false;
                continue;
            }
            if (!k133.startsWith("x-")) return false;
          }
          if (h.call(v132, "nodeType") && v132.nodeType !== undefined) {
            const v137 = v132.attribute, v138 = v132.wrapped;
            let g139;
            if ((v137 === undefined && v138 === undefined) || (((g139 = G(v132)) === O || g139 === null) && O.attribute === undefined && O.wrapped === undefined)) {
              if (v137 !== undefined) return false;
              if (v138 !== undefined) return false;
            } else if (!L(318, v132)) {
              return false;
            }
          }
        }
      } else if (!L(308, x)) {
        return false;
      }
    }
    if (!b330(x, d + 1)) return false;
    return true;
  }
  function b22(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k141 in x) {
        if (!h.call(x, k141)) continue;
        const v142 = x[k141];
        if (v142 === undefined) continue;
        switch (k141) {
          case "summary":
          case "description":
            if (typeof v142 !== "string") return false;
            continue;
          case "headers": {
            if (!(typeof v142 === "object" && v142 !== null && !Array.isArray(v142))) return false;
            for (const k145 in v142) {
              if (!h.call(v142, k145)) continue;
              const v146 = v142[k145];
              if (v146 === undefined) continue;
              if (!p149.test(k145)) return false;
              if (!b30(v146, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b16(v142)) return false;
            continue;
          case "links": {
            if (!(typeof v142 === "object" && v142 !== null && !Array.isArray(v142))) return false;
            for (const k150 in v142) {
              if (!h.call(v142, k150)) continue;
              const v151 = v142[k150];
              if (v151 === undefined) continue;
              if (!b28(v151)) return false;
            }
            continue;
          }
        }
        if (!k141.startsWith("x-")) return false;
      }
    }
    return true;
  }
  function b13(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else {
      let m154 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (h.call(x, "schema") && x.schema !== undefined) {
        const v163 = x.style, v164 = x.explode;
        let g165;
        if ((v163 === undefined && v164 === undefined) || (((g165 = G(x)) === O || g165 === null) && O.style === undefined && O.explode === undefined)) {
          if (v163 !== undefined && typeof v163 !== "string") return false;
          if (v164 !== undefined && typeof v164 !== "boolean") return false;
        } else if (!L(191, x)) {
          return false;
        }
        if (b230(x)) {
          let n168 = 0;
          for (const k166 in x) {
            if (!h.call(x, k166)) continue;
            const v167 = x[k166];
            if (v167 === undefined) continue;
            switch (k166) {
              case "name":
                if (typeof v167 === "string" && !p170.test(v167)) return false;
                continue;
              case "style":
                if (!(v167 === "matrix" || v167 === "label" || v167 === "simple")) return false;
                continue;
              case "required":
                n168++;
                if (v167 !== true) return false;
                continue;
              case "allowReserved":
                if (typeof v167 !== "boolean") return false;
                continue;
            }
          }
          if (n168 !== 1) return false;
          m154 |= 1;
        }
        if (b225(x)) {
          const v171 = x.style;
          let g173;
          if (v171 === undefined || (((g173 = G(x)) === O || g173 === null) && O.style === undefined)) {
            if (v171 !== undefined && v171 !== "simple") return false;
          } else if (!L(226, x)) {
            return false;
          }
          m154 |= 2;
        }
        if (b220(x)) {
          const v174 = x.style, v175 = x.allowReserved;
          let g176;
          if ((v174 === undefined && v175 === undefined) || (((g176 = G(x)) === O || g176 === null) && O.style === undefined && O.allowReserved === undefined)) {
            if (v174 !== undefined && !(v174 === "form" || v174 === "spaceDelimited" || v174 === "pipeDelimited" || v174 === "deepObject")) return false;
            if (v175 !== undefined && typeof v175 !== "boolean") return false;
          } else if (!L(221, x)) {
            return false;
          }
          if (b51(x)) {
            m154 |= 4;
            if (!b52(x)) return false;
            m154 |= 8;
          } else {
            if (!b53(x)) return false;
            m154 |= 8;
          }
          m154 |= 16;
        }
        if (b211(x)) {
          const v177 = x.style;
          let g179;
          if (v177 === undefined || (((g179 = G(x)) === O || g179 === null) && O.style === undefined)) {
            if (v177 !== undefined && !(v177 === "form" || v177 === "cookie")) return false;
          } else if (!L(212, x)) {
            return false;
          }
          if (b215(x)) {
            m154 |= 4;
            const v180 = x.allowReserved;
            let g181;
            if (v180 === undefined || (((g181 = G(x)) === O || g181 === null) && O.allowReserved === undefined)) {
              if (v180 !== undefined && typeof v180 !== "boolean") return false;
            } else if (!L(216, x)) {
              return false;
            }
            m154 |= 32;
          }
          m154 |= 2;
        }
        m154 |= 2;
      }
      if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
      if (b205(x)) {
        const v182 = x.allowEmptyValue;
        let g183;
        if (v182 === undefined || (((g183 = G(x)) === O || g183 === null) && O.allowEmptyValue === undefined)) {
          if (v182 !== undefined && typeof v182 !== "boolean") return false;
        } else if (!L(206, x)) {
          return false;
        }
        m154 |= 64;
      }
      if (b202(x)) {
        const v184 = x.content;
        let g185;
        if (v184 === undefined || (((g185 = G(x)) === O || g185 === null) && O.content === undefined)) {
          if (v184 === undefined) return false;
        } else if (!L(203, x)) {
          return false;
        }
      }
      if (b198(x)) {
        const v186 = x.name;
        let g187;
        if (v186 === undefined || (((g187 = G(x)) === O || g187 === null) && O.name === undefined)) {
          if (v186 !== undefined && typeof v186 === "string" && !p170.test(v186)) return false;
        } else if (!L(199, x)) {
          return false;
        }
      }
      if (b195(x)) {
        const v188 = x.name;
        let g189;
        if (v188 === undefined || (((g189 = G(x)) === O || g189 === null) && O.name === undefined)) {
          if (v188 !== undefined) {
            if (typeof v188 !== "string") return false;
            if (!p149.test(v188)) return false;
          }
        } else if (!L(196, x)) {
          return false;
        }
      }
      let n190 = 0;
      if (h.call(x, "schema") && x.schema !== undefined) n190++;
      if (n190 > 1) return false;
      if (h.call(x, "content") && x.content !== undefined) n190++;
      if (n190 > 1) return false;
      if (n190 < 1) return false;
      let n157 = 0;
      for (const k155 in x) {
        if (!h.call(x, k155)) continue;
        const v156 = x[k155];
        if (v156 === undefined) continue;
        switch (k155) {
          case "name":
            n157++;
            if (typeof v156 !== "string") return false;
            continue;
          case "in":
            n157++;
            if (!(v156 === "query" || v156 === "querystring" || v156 === "header" || v156 === "path" || v156 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v156 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v156 !== "boolean") return false;
            continue;
          case "schema":
            if (!b308(v156, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v156 === "object" && v156 !== null && !Array.isArray(v156))) return false;
            let n162 = 0;
            for (const k159 in v156) {
              if (!h.call(v156, k159)) continue;
              const v160 = v156[k159];
              if (v160 === undefined) continue;
              n162++;
              if (!b18(v160, 0)) return false;
            }
            if (!(n162 <= 1)) return false;
            if (!(n162 >= 1)) return false;
            continue;
          }
          case "example":
            continue;
          case "examples":
            if (!b59(v156)) return false;
            continue;
          case "style":
            if ((m154 & 23) === 0) return false;
            continue;
          case "explode":
            if ((m154 & 11) === 0) return false;
            continue;
          case "allowReserved":
            if ((m154 & 49) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m154 & 64) === 0) return false;
            continue;
        }
        if (!k155.startsWith("x-")) return false;
      }
      if (n157 !== 2) return false;
    }
    return true;
  }
  function b26(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k191 in x) {
        if (!h.call(x, k191)) continue;
        const v192 = x[k191];
        if (v192 === undefined) continue;
        switch (k191) {
          case "summary":
          case "description":
          case "serializedValue":
          case "externalValue":
            if (typeof v192 !== "string") return false;
            continue;
          case "dataValue":
          case "value":
            continue;
        }
        if (!k191.startsWith("x-")) return false;
      }
      if (h.call(x, "value") && x.value !== undefined && h.call(x, "externalValue") && x.externalValue !== undefined) return false;
      if (h.call(x, "value") && x.value !== undefined && h.call(x, "dataValue") && x.dataValue !== undefined) return false;
      if (h.call(x, "value") && x.value !== undefined && h.call(x, "serializedValue") && x.serializedValue !== undefined) return false;
      if (h.call(x, "serializedValue") && x.serializedValue !== undefined && h.call(x, "externalValue") && x.externalValue !== undefined) return false;
    }
    return true;
  }
  function b15(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n197 = 0;
      for (const k195 in x) {
        if (!h.call(x, k195)) continue;
        const v196 = x[k195];
        if (v196 === undefined) continue;
        switch (k195) {
          case "description":
            if (typeof v196 !== "string") return false;
            continue;
          case "content":
            n197++;
            if (!b16(v196)) return false;
            continue;
          case "required":
            if (typeof v196 !== "boolean") return false;
            continue;
        }
        if (!k195.startsWith("x-")) return false;
      }
      if (n197 !== 1) return false;
    }
    return true;
  }
  function b30(x, d) {
    if (d > 200) return L(30, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else if (!b29(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b32(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v199 = x.$ref, v200 = x.summary, v201 = x.description;
    let g202;
    if ((v199 === undefined && v200 === undefined && v201 === undefined) || (((g202 = G(x)) === O || g202 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined)) {
      if (v199 !== undefined && typeof v199 !== "string") return false;
      if (v200 !== undefined && typeof v200 !== "string") return false;
      if (v201 !== undefined && typeof v201 !== "string") return false;
    } else if (!L(32, x)) {
      return false;
    }
    return true;
  }
  function b108(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v203 = x.type;
      let g204;
      if (v203 === undefined || (((g204 = G(x)) === O || g204 === null) && O.type === undefined)) {
        if (v203 !== undefined && v203 !== "apiKey") return false;
      } else if (!L(108, x)) {
        return false;
      }
    }
    return true;
  }
  function b109(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v205 = x.name, v206 = x.in;
      let g207;
      if ((v205 === undefined && v206 === undefined) || (((g207 = G(x)) === O || g207 === null) && O.name === undefined && O.in === undefined)) {
        if (v205 === undefined) return false;
        if (typeof v205 !== "string") return false;
        if (v206 === undefined) return false;
        if (!(v206 === "query" || v206 === "header" || v206 === "cookie")) return false;
      } else if (!L(109, x)) {
        return false;
      }
    }
    return true;
  }
  function b104(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v208 = x.type;
      let g209;
      if (v208 === undefined || (((g209 = G(x)) === O || g209 === null) && O.type === undefined)) {
        if (v208 !== undefined && v208 !== "http") return false;
      } else if (!L(104, x)) {
        return false;
      }
    }
    return true;
  }
  function b105(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v210 = x.scheme;
      let g211;
      if (v210 === undefined || (((g211 = G(x)) === O || g211 === null) && O.scheme === undefined)) {
        if (v210 === undefined) return false;
        if (typeof v210 !== "string") return false;
      } else if (!L(105, x)) {
        return false;
      }
    }
    return true;
  }
  function b99(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v212 = x.type, v213 = x.scheme;
      let g215;
      if ((v212 === undefined && v213 === undefined) || (((g215 = G(x)) === O || g215 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v212 === undefined) return false;
        if (v212 !== "http") return false;
        if (v213 === undefined) return false;
        if (typeof v213 !== "string") return false;
        if (!p214.test(v213)) return false;
      } else if (!L(99, x)) {
        return false;
      }
    }
    return true;
  }
  function b100(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v216 = x.bearerFormat;
      let g217;
      if (v216 === undefined || (((g217 = G(x)) === O || g217 === null) && O.bearerFormat === undefined)) {
        if (v216 !== undefined && typeof v216 !== "string") return false;
      } else if (!L(100, x)) {
        return false;
      }
    }
    return true;
  }
  function b95(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v218 = x.type;
      let g219;
      if (v218 === undefined || (((g219 = G(x)) === O || g219 === null) && O.type === undefined)) {
        if (v218 !== undefined && v218 !== "oauth2") return false;
      } else if (!L(95, x)) {
        return false;
      }
    }
    return true;
  }
  function b96(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v220 = x.flows, v245 = x.oauth2MetadataUrl;
      let g246;
      if ((v220 === undefined && v245 === undefined) || (((g246 = G(x)) === O || g246 === null) && O.flows === undefined && O.oauth2MetadataUrl === undefined)) {
        if (v220 === undefined) return false;
        if (!(typeof v220 === "object" && v220 !== null && !Array.isArray(v220))) return false;
        for (const k221 in v220) {
          if (!h.call(v220, k221)) continue;
          const v222 = v220[k221];
          if (v222 === undefined) continue;
          switch (k221) {
            case "implicit": {
              if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
              let n227 = 0;
              for (const k225 in v222) {
                if (!h.call(v222, k225)) continue;
                const v226 = v222[k225];
                if (v226 === undefined) continue;
                switch (k225) {
                  case "authorizationUrl":
                    n227++;
                    if (typeof v226 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v226 !== "string") return false;
                    continue;
                  case "scopes":
                    n227++;
                    if (!b37(v226)) return false;
                    continue;
                }
                if (!k225.startsWith("x-")) return false;
              }
              if (n227 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
              let n231 = 0;
              for (const k229 in v222) {
                if (!h.call(v222, k229)) continue;
                const v230 = v222[k229];
                if (v230 === undefined) continue;
                switch (k229) {
                  case "tokenUrl":
                    n231++;
                    if (typeof v230 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v230 !== "string") return false;
                    continue;
                  case "scopes":
                    n231++;
                    if (!b37(v230)) return false;
                    continue;
                }
                if (!k229.startsWith("x-")) return false;
              }
              if (n231 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
              let n235 = 0;
              for (const k233 in v222) {
                if (!h.call(v222, k233)) continue;
                const v234 = v222[k233];
                if (v234 === undefined) continue;
                switch (k233) {
                  case "tokenUrl":
                    n235++;
                    if (typeof v234 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v234 !== "string") return false;
                    continue;
                  case "scopes":
                    n235++;
                    if (!b37(v234)) return false;
                    continue;
                }
                if (!k233.startsWith("x-")) return false;
              }
              if (n235 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
              let n239 = 0;
              for (const k237 in v222) {
                if (!h.call(v222, k237)) continue;
                const v238 = v222[k237];
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
                  case "scopes":
                    n239++;
                    if (!b37(v238)) return false;
                    continue;
                }
                if (!k237.startsWith("x-")) return false;
              }
              if (n239 !== 3) return false;
              continue;
            }
            case "deviceAuthorization": {
              if (!(typeof v222 === "object" && v222 !== null && !Array.isArray(v222))) return false;
              let n243 = 0;
              for (const k241 in v222) {
                if (!h.call(v222, k241)) continue;
                const v242 = v222[k241];
                if (v242 === undefined) continue;
                switch (k241) {
                  case "deviceAuthorizationUrl":
                  case "tokenUrl":
                    n243++;
                    if (typeof v242 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v242 !== "string") return false;
                    continue;
                  case "scopes":
                    n243++;
                    if (!b37(v242)) return false;
                    continue;
                }
                if (!k241.startsWith("x-")) return false;
              }
              if (n243 !== 3) return false;
              continue;
            }
          }
          if (!k221.startsWith("x-")) return false;
        }
        if (v245 !== undefined && typeof v245 !== "string") return false;
      } else if (!L(96, x)) {
        return false;
      }
    }
    return true;
  }
  function b91(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v247 = x.type;
      let g248;
      if (v247 === undefined || (((g248 = G(x)) === O || g248 === null) && O.type === undefined)) {
        if (v247 !== undefined && v247 !== "openIdConnect") return false;
      } else if (!L(91, x)) {
        return false;
      }
    }
    return true;
  }
  function b92(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v249 = x.openIdConnectUrl;
      let g250;
      if (v249 === undefined || (((g250 = G(x)) === O || g250 === null) && O.openIdConnectUrl === undefined)) {
        if (v249 === undefined) return false;
        if (typeof v249 !== "string") return false;
      } else if (!L(92, x)) {
        return false;
      }
    }
    return true;
  }
  function b278(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k251 in x) {
        if (!h.call(x, k251)) continue;
        const v252 = x[k251];
        if (v252 === undefined) continue;
        if (!p40.test(k251)) return false;
      }
    }
    return true;
  }
  function b274(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k255 in x) {
      if (!h.call(x, k255)) continue;
      const v256 = x[k255];
      if (v256 === undefined) continue;
      if (!b28(v256)) return false;
    }
    return true;
  }
  function b275(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k259 in x) {
      if (!h.call(x, k259)) continue;
      const v260 = x[k259];
      if (v260 === undefined) continue;
      if (!b24(v260, 0)) return false;
    }
    return true;
  }
  function b276(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k263 in x) {
      if (!h.call(x, k263)) continue;
      const v264 = x[k263];
      if (v264 === undefined) continue;
      if (!b8(v264, 0)) return false;
    }
    return true;
  }
  function b277(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k267 in x) {
      if (!h.call(x, k267)) continue;
      const v268 = x[k267];
      if (v268 === undefined) continue;
      if (!b18(v268, 0)) return false;
    }
    return true;
  }
  function b45(x) {
    if (!Array.isArray(x)) return false;
    for (let i271 = 0; i271 < x.length; i271++) {
      const v272 = x[i271];
      if (!b36(v272)) return false;
    }
    return true;
  }
  function b46(x) {
    if (!Array.isArray(x)) return false;
    for (let i273 = 0; i273 < x.length; i273++) {
      const v274 = x[i273];
      if (!(typeof v274 === "object" && v274 !== null && !Array.isArray(v274))) return false;
      let n277 = 0;
      for (const k275 in v274) {
        if (!h.call(v274, k275)) continue;
        const v276 = v274[k275];
        if (v276 === undefined) continue;
        switch (k275) {
          case "name":
            n277++;
            if (typeof v276 !== "string") return false;
            continue;
          case "summary":
          case "description":
          case "parent":
          case "kind":
            if (typeof v276 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b10(v276)) return false;
            continue;
        }
        if (!k275.startsWith("x-")) return false;
      }
      if (n277 !== 1) return false;
    }
    return true;
  }
  function b10(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n281 = 0;
    for (const k279 in x) {
      if (!h.call(x, k279)) continue;
      const v280 = x[k279];
      if (v280 === undefined) continue;
      switch (k279) {
        case "description":
          if (typeof v280 !== "string") return false;
          continue;
        case "url":
          n281++;
          if (typeof v280 !== "string") return false;
          continue;
      }
      if (!k279.startsWith("x-")) return false;
    }
    if (n281 !== 1) return false;
    return true;
  }
  function b11(x) {
    if (!Array.isArray(x)) return false;
    for (let i286 = 0; i286 < x.length; i286++) {
      const v287 = x[i286];
      if (!b13(v287)) return false;
    }
    let n284 = 0;
    for (let i283 = 0; n284 <= 1 && i283 < x.length; i283++) {
      const v285 = x[i283];
      if (b238(v285)) n284++;
    }
    if (n284 < 0 || n284 > 1) return false;
    if (b239(x)) return false;
    return true;
  }
  function b262(x, d) {
    if (d > 200) return L(262, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k288 in x) {
      if (!h.call(x, k288)) continue;
      const v289 = x[k288];
      if (v289 === undefined) continue;
      if (!p149.test(k288)) return false;
      if (e292.has(k288)) return false;
      if (!b9(v289, d + 1)) return false;
    }
    return true;
  }
  function b9(x, d) {
    if (d > 200) return L(9, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k293 in x) {
      if (!h.call(x, k293)) continue;
      const v294 = x[k293];
      if (v294 === undefined) continue;
      switch (k293) {
        case "tags": {
          if (!Array.isArray(v294)) return false;
          for (let i297 = 0; i297 < v294.length; i297++) {
            const v298 = v294[i297];
            if (typeof v298 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v294 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b10(v294)) return false;
          continue;
        case "parameters":
          if (!b11(v294)) return false;
          continue;
        case "requestBody":
          if (!b15(v294)) return false;
          continue;
        case "responses": {
          if (!(typeof v294 === "object" && v294 !== null && !Array.isArray(v294))) return false;
          let n302 = 0;
          for (const k299 in v294) {
            if (!h.call(v294, k299)) continue;
            const v300 = v294[k299];
            if (v300 === undefined) continue;
            n302++;
            switch (k299) {
              case "default":
                if (!b22(v300)) return false;
                continue;
            }
            if (p303.test(k299) && !b22(v300)) return false;
            if (!p303.test(k299) && !k299.startsWith("x-")) return false;
          }
          if (!(n302 >= 1)) return false;
          if (b157(v294)) {
            const v304 = v294.default;
            let g305;
            if (v304 === undefined || (((g305 = G(v294)) === O || g305 === null) && O.default === undefined)) {
              if (v304 === undefined) return false;
            } else if (!L(158, v294)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b252(v294, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v294 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v294)) return false;
          for (let i306 = 0; i306 < v294.length; i306++) {
            const v307 = v294[i306];
            if (!b36(v307)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v294)) return false;
          for (let i308 = 0; i308 < v294.length; i308++) {
            const v309 = v294[i308];
            if (!b4(v309)) return false;
          }
          continue;
        }
      }
      if (!k293.startsWith("x-")) return false;
    }
    return true;
  }
  function b330(x, d) {
    if (d > 200) return L(330, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k310 in x) {
        if (!h.call(x, k310)) continue;
        const v311 = x[k310];
        if (v311 === undefined) continue;
        switch (k310.length) {
          case 2:
            switch (k310) {
              case "if":
                if (!b308(v311, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k310) {
              case "$id":
                if (typeof v311 !== "string") return false;
                if (!p315.test(v311)) return false;
                continue;
              case "not":
                if (!b308(v311, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k310) {
              case "$ref":
                if (typeof v311 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b308(v311, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v311 === "string") {
                  if (!(v311 === "array" || v311 === "boolean" || v311 === "integer" || v311 === "null" || v311 === "number" || v311 === "object" || v311 === "string")) return false;
                } else if (Array.isArray(v311)) {
                  if (!(v311.length >= 1)) return false;
                  for (let i320 = 0; i320 < v311.length; i320++) {
                    const v321 = v311[i320];
                    if (!(v321 === "array" || v321 === "boolean" || v321 === "integer" || v321 === "null" || v321 === "number" || v321 === "object" || v321 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v311)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v311)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k310) {
              case "title":
                if (typeof v311 !== "string") return false;
                continue;
              case "$defs":
                if (!b367(v311, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b357(v311, d + 1)) return false;
                continue;
              case "items":
                if (!b308(v311, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k310) {
              case "format":
                if (typeof v311 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k310) {
              case "$anchor":
                if (typeof v311 !== "string") return false;
                if (!p314.test(v311)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v311 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v311) || r.isBigInt(v311))) return false;
                continue;
            }
            break;
          case 8:
            switch (k310) {
              case "$comment":
                if (typeof v311 !== "string") return false;
                continue;
              case "contains":
                if (!b308(v311, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v311)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v311) || r.isBigInt(v311))) return false;
                if (!(v311 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v311 !== "boolean") return false;
                continue;
              case "required":
                if (!b344(v311)) return false;
                continue;
            }
            break;
          case 9:
            switch (k310) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v311) || r.isBigInt(v311))) return false;
                if (!(v311 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v311 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k310) {
              case "properties":
                if (!b358(v311, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v311) || r.isBigInt(v311))) return false;
                if (!(v311 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v311 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k310) {
              case "definitions":
                if (!b331(v311, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v311 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v311 === "object" && v311 !== null && !Array.isArray(v311))) return false;
                for (const k316 in v311) {
                  if (!h.call(v311, k316)) continue;
                  const v317 = v311[k316];
                  if (v317 === undefined) continue;
                  if (typeof v317 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b357(v311, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v311) || r.isBigInt(v311))) return false;
                if (!(v311 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v311 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k310) {
              case "dependencies":
                if (!b332(v311, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k310) {
              case "$recursiveRef":
                if (typeof v311 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b308(v311, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v311) || r.isBigInt(v311))) return false;
                if (!(v311 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k310) {
              case "$dynamicAnchor":
                if (typeof v311 !== "string") return false;
                if (!p314.test(v311)) return false;
                continue;
            }
            break;
          case 15:
            switch (k310) {
              case "contentEncoding":
                if (typeof v311 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k310) {
              case "$recursiveAnchor":
                if (typeof v311 !== "string") return false;
                if (!p314.test(v311)) return false;
                continue;
              case "contentMediaType":
                if (typeof v311 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b308(v311, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b360(v311, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v311) || r.isBigInt(v311))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k310) {
              case "patternProperties":
                if (!b359(v311, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v311 === "object" && v311 !== null && !Array.isArray(v311))) return false;
                for (const k322 in v311) {
                  if (!h.call(v311, k322)) continue;
                  const v323 = v311[k322];
                  if (v323 === undefined) continue;
                  if (!b344(v323)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k310) {
              case "additionalProperties":
                if (!b308(v311, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k310) {
              case "unevaluatedProperties":
                if (!b308(v311, d + 1)) return false;
                continue;
            }
            break;
        }
      }
    }
    return true;
  }
  function b16(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k326 in x) {
      if (!h.call(x, k326)) continue;
      const v327 = x[k326];
      if (v327 === undefined) continue;
      if (!b18(v327, 0)) return false;
    }
    return true;
  }
  function b28(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k330 in x) {
        if (!h.call(x, k330)) continue;
        const v331 = x[k330];
        if (v331 === undefined) continue;
        switch (k330) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v331 !== "string") return false;
            continue;
          case "parameters":
            if (!b37(v331)) return false;
            continue;
          case "server":
            if (!b4(v331)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k330.startsWith("x-")) return false;
      }
      let n334 = 0;
      if (h.call(x, "operationRef") && x.operationRef !== undefined) n334++;
      if (n334 > 1) return false;
      if (h.call(x, "operationId") && x.operationId !== undefined) n334++;
      if (n334 > 1) return false;
      if (n334 < 1) return false;
    }
    return true;
  }
  function b230(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v335 = x.in;
      let g336;
      if (v335 === undefined || (((g336 = G(x)) === O || g336 === null) && O.in === undefined)) {
        if (v335 !== undefined && v335 !== "path") return false;
      } else if (!L(230, x)) {
        return false;
      }
    }
    return true;
  }
  function b225(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v337 = x.in;
      let g338;
      if (v337 === undefined || (((g338 = G(x)) === O || g338 === null) && O.in === undefined)) {
        if (v337 !== undefined && v337 !== "header") return false;
      } else if (!L(225, x)) {
        return false;
      }
    }
    return true;
  }
  function b220(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v339 = x.in;
      let g340;
      if (v339 === undefined || (((g340 = G(x)) === O || g340 === null) && O.in === undefined)) {
        if (v339 !== undefined && v339 !== "query") return false;
      } else if (!L(220, x)) {
        return false;
      }
    }
    return true;
  }
  function b51(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v341 = x.style;
      let g342;
      if (v341 === undefined || (((g342 = G(x)) === O || g342 === null) && O.style === undefined)) {
        if (v341 !== undefined && v341 !== "form") return false;
      } else if (!L(51, x)) {
        return false;
      }
    }
    return true;
  }
  function b52(x) {
    return true;
  }
  function b53(x) {
    return true;
  }
  function b211(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v345 = x.in;
      let g346;
      if (v345 === undefined || (((g346 = G(x)) === O || g346 === null) && O.in === undefined)) {
        if (v345 !== undefined && v345 !== "cookie") return false;
      } else if (!L(211, x)) {
        return false;
      }
    }
    return true;
  }
  function b215(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v347 = x.style;
      let g348;
      if (v347 === undefined || (((g348 = G(x)) === O || g348 === null) && O.style === undefined)) {
        if (v347 !== undefined && v347 !== "form") return false;
      } else if (!L(215, x)) {
        return false;
      }
    }
    return true;
  }
  function b205(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v349 = x.in;
      let g350;
      if (v349 === undefined || (((g350 = G(x)) === O || g350 === null) && O.in === undefined)) {
        if (v349 !== undefined && v349 !== "query") return false;
      } else if (!L(205, x)) {
        return false;
      }
    }
    return true;
  }
  function b202(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v351 = x.in;
      let g352;
      if (v351 === undefined || (((g352 = G(x)) === O || g352 === null) && O.in === undefined)) {
        if (v351 !== undefined && v351 !== "querystring") return false;
      } else if (!L(202, x)) {
        return false;
      }
    }
    return true;
  }
  function b198(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v353 = x.in;
      let g354;
      if (v353 === undefined || (((g354 = G(x)) === O || g354 === null) && O.in === undefined)) {
        if (v353 !== undefined && v353 !== "path") return false;
      } else if (!L(198, x)) {
        return false;
      }
    }
    return true;
  }
  function b195(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v355 = x.in;
      let g356;
      if (v355 === undefined || (((g356 = G(x)) === O || g356 === null) && O.in === undefined)) {
        if (v355 !== undefined && v355 !== "header") return false;
      } else if (!L(195, x)) {
        return false;
      }
    }
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else if (!b17(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b59(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k357 in x) {
      if (!h.call(x, k357)) continue;
      const v358 = x[k357];
      if (v358 === undefined) continue;
      if (!b26(v358)) return false;
    }
    return true;
  }
  function b29(x, d) {
    if (d > 200) return L(29, x);
    let m361 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (h.call(x, "schema") && x.schema !== undefined) {
      const v366 = x.style, v367 = x.explode;
      let g368;
      if ((v366 === undefined && v367 === undefined) || (((g368 = G(x)) === O || g368 === null) && O.style === undefined && O.explode === undefined)) {
        if (v366 !== undefined && v366 !== "simple") return false;
        if (v367 !== undefined && typeof v367 !== "boolean") return false;
      } else if (!L(127, x)) {
        return false;
      }
      m361 |= 1;
    }
    if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
    let n369 = 0;
    if (h.call(x, "schema") && x.schema !== undefined) n369++;
    if (n369 > 1) return false;
    if (h.call(x, "content") && x.content !== undefined) n369++;
    if (n369 > 1) return false;
    if (n369 < 1) return false;
    for (const k362 in x) {
      if (!h.call(x, k362)) continue;
      const v363 = x[k362];
      if (v363 === undefined) continue;
      switch (k362) {
        case "description":
          if (typeof v363 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v363 !== "boolean") return false;
          continue;
        case "schema":
          if (!b308(v363, d + 1)) return false;
          continue;
        case "content":
          if (!b126(v363, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b59(v363)) return false;
          continue;
        case "style":
        case "explode":
          if ((m361 & 1) === 0) return false;
          continue;
      }
      if (!k362.startsWith("x-")) return false;
    }
    return true;
  }
  function b37(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k370 in x) {
      if (!h.call(x, k370)) continue;
      const v371 = x[k370];
      if (v371 === undefined) continue;
      if (typeof v371 !== "string") return false;
    }
    return true;
  }
  function b24(x, d) {
    if (d > 200) return L(24, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b32(x)) return false;
    } else if (!b23(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b36(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k374 in x) {
      if (!h.call(x, k374)) continue;
      const v375 = x[k374];
      if (v375 === undefined) continue;
      if (!Array.isArray(v375)) return false;
      for (let i378 = 0; i378 < v375.length; i378++) {
        const v379 = v375[i378];
        if (typeof v379 !== "string") return false;
      }
    }
    return true;
  }
  function b238(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v380 = x.in;
    let g381;
    if (v380 === undefined || (((g381 = G(x)) === O || g381 === null) && O.in === undefined)) {
      if (v380 === undefined) return false;
      if (v380 !== "querystring") return false;
    } else if (!L(238, x)) {
      return false;
    }
    return true;
  }
  function b239(x) {
    if (Array.isArray(x)) {
      let n383 = 0;
      for (let i382 = 0; n383 < 1 && i382 < x.length; i382++) {
        const v384 = x[i382];
        if (b242(v384)) n383++;
      }
      if (n383 < 1) return false;
      let n386 = 0;
      for (let i385 = 0; n386 < 1 && i385 < x.length; i385++) {
        const v387 = x[i385];
        if (b240(v387)) n386++;
      }
      if (n386 < 1) return false;
    }
    return true;
  }
  function b157(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k388 in x) {
        if (!h.call(x, k388)) continue;
        const v389 = x[k388];
        if (v389 === undefined) continue;
        if (p303.test(k388)) return false;
      }
    }
    return true;
  }
  function b252(x, d) {
    if (d > 200) return L(252, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k392 in x) {
      if (!h.call(x, k392)) continue;
      const v393 = x[k392];
      if (v393 === undefined) continue;
      if (!b24(v393, d + 1)) return false;
    }
    return true;
  }
  function b367(x, d) {
    if (d > 200) return L(367, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k396 in x) {
      if (!h.call(x, k396)) continue;
      const v397 = x[k396];
      if (v397 === undefined) continue;
      if (!b308(v397, d + 1)) return false;
    }
    return true;
  }
  function b357(x, d) {
    if (d > 200) return L(357, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i400 = 0; i400 < x.length; i400++) {
      const v401 = x[i400];
      if (!b308(v401, d + 1)) return false;
    }
    return true;
  }
  function b344(x) {
    if (!Array.isArray(x)) return false;
    for (let i402 = 0; i402 < x.length; i402++) {
      const v403 = x[i402];
      if (typeof v403 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b358(x, d) {
    if (d > 200) return L(358, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k404 in x) {
      if (!h.call(x, k404)) continue;
      const v405 = x[k404];
      if (v405 === undefined) continue;
      if (!b308(v405, d + 1)) return false;
    }
    return true;
  }
  function b331(x, d) {
    if (d > 200) return L(331, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k408 in x) {
      if (!h.call(x, k408)) continue;
      const v409 = x[k408];
      if (v409 === undefined) continue;
      if (!b308(v409, d + 1)) return false;
    }
    return true;
  }
  function b332(x, d) {
    if (d > 200) return L(332, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k412 in x) {
      if (!h.call(x, k412)) continue;
      const v413 = x[k412];
      if (v413 === undefined) continue;
      if (!b369(v413, d + 1)) return false;
    }
    return true;
  }
  function b360(x, d) {
    if (d > 200) return L(360, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k416 in x) {
      if (!h.call(x, k416)) continue;
      const v417 = x[k416];
      if (v417 === undefined) continue;
      if (!b308(v417, d + 1)) return false;
    }
    return true;
  }
  function b359(x, d) {
    if (d > 200) return L(359, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k420 in x) {
      if (!h.call(x, k420)) continue;
      const v421 = x[k420];
      if (v421 === undefined) continue;
      if (!b308(v421, d + 1)) return false;
    }
    return true;
  }
  function b17(x, d) {
    if (d > 200) return L(17, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k424 in x) {
      if (!h.call(x, k424)) continue;
      const v425 = x[k424];
      if (v425 === undefined) continue;
      switch (k424) {
        case "description":
          if (typeof v425 !== "string") return false;
          continue;
        case "schema":
        case "itemSchema":
          if (!b308(v425, d + 1)) return false;
          continue;
        case "encoding":
          if (!b174(v425, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b175(v425, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b19(v425, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b59(v425)) return false;
          continue;
      }
      if (!k424.startsWith("x-")) return false;
    }
    if (h.call(x, "encoding") && x.encoding !== undefined) {
      const v428 = x.prefixEncoding, v429 = x.itemEncoding;
      let g430;
      if ((v428 === undefined && v429 === undefined) || (((g430 = G(x)) === O || g430 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined)) {
        if (v428 !== undefined) return false;
        if (v429 !== undefined) return false;
      } else if (!L(176, x)) {
        return false;
      }
    }
    if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
    return true;
  }
  function b126(x, d) {
    if (d > 200) return L(126, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n434 = 0;
    for (const k431 in x) {
      if (!h.call(x, k431)) continue;
      const v432 = x[k431];
      if (v432 === undefined) continue;
      n434++;
      if (!b18(v432, d + 1)) return false;
    }
    if (!(n434 <= 1)) return false;
    if (!(n434 >= 1)) return false;
    return true;
  }
  function b23(x, d) {
    if (d > 200) return L(23, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k435 in x) {
      if (!h.call(x, k435)) continue;
      const v436 = x[k435];
      if (v436 === undefined) continue;
      if (!b8(v436, d + 1)) return false;
    }
    return true;
  }
  function b242(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v439 = x.in;
    let g440;
    if (v439 === undefined || (((g440 = G(x)) === O || g440 === null) && O.in === undefined)) {
      if (v439 === undefined) return false;
      if (v439 !== "query") return false;
    } else if (!L(242, x)) {
      return false;
    }
    return true;
  }
  function b240(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v441 = x.in;
    let g442;
    if (v441 === undefined || (((g442 = G(x)) === O || g442 === null) && O.in === undefined)) {
      if (v441 === undefined) return false;
      if (v441 !== "querystring") return false;
    } else if (!L(240, x)) {
      return false;
    }
    return true;
  }
  function b369(x, d) {
    if (d > 200) return L(369, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b308(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b344(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b174(x, d) {
    if (d > 200) return L(174, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k443 in x) {
      if (!h.call(x, k443)) continue;
      const v444 = x[k443];
      if (v444 === undefined) continue;
      if (!b19(v444, d + 1)) return false;
    }
    return true;
  }
  function b175(x, d) {
    if (d > 200) return L(175, x);
    if (!Array.isArray(x)) return false;
    for (let i447 = 0; i447 < x.length; i447++) {
      const v448 = x[i447];
      if (!b19(v448, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k449 in x) {
      if (!h.call(x, k449)) continue;
      const v450 = x[k449];
      if (v450 === undefined) continue;
      switch (k449) {
        case "contentType":
          if (typeof v450 !== "string") return false;
          continue;
        case "headers":
          if (!b162(v450, d + 1)) return false;
          continue;
        case "style":
          if (!(v450 === "form" || v450 === "spaceDelimited" || v450 === "pipeDelimited" || v450 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v450 !== "boolean") return false;
          continue;
        case "encoding":
          if (!b166(v450, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b167(v450, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b19(v450, d + 1)) return false;
          continue;
      }
      if (!k449.startsWith("x-")) return false;
    }
    if (h.call(x, "encoding") && x.encoding !== undefined) {
      const v453 = x.prefixEncoding, v454 = x.itemEncoding;
      let g455;
      if ((v453 === undefined && v454 === undefined) || (((g455 = G(x)) === O || g455 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined)) {
        if (v453 !== undefined) return false;
        if (v454 !== undefined) return false;
      } else if (!L(168, x)) {
        return false;
      }
    }
    if (h.call(x, "style") && x.style !== undefined && !b38(x)) return false;
    if (h.call(x, "allowReserved") && x.allowReserved !== undefined && !b38(x)) return false;
    return true;
  }
  function b162(x, d) {
    if (d > 200) return L(162, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k456 in x) {
      if (!h.call(x, k456)) continue;
      const v457 = x[k456];
      if (v457 === undefined) continue;
      if (!p149.test(k456)) return false;
      if (!b30(v457, d + 1)) return false;
    }
    return true;
  }
  function b166(x, d) {
    if (d > 200) return L(166, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k460 in x) {
      if (!h.call(x, k460)) continue;
      const v461 = x[k460];
      if (v461 === undefined) continue;
      if (!b19(v461, d + 1)) return false;
    }
    return true;
  }
  function b167(x, d) {
    if (d > 200) return L(167, x);
    if (!Array.isArray(x)) return false;
    for (let i464 = 0; i464 < x.length; i464++) {
      const v465 = x[i464];
      if (!b19(v465, d + 1)) return false;
    }
    return true;
  }
  function b38(x) {
    if (b51(x)) {
      if (!b52(x)) return false;
    } else if (!b53(x)) {
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
