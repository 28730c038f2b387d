// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of document-3.1 as code. */
export const check: CompiledCheck = (r, L) => {
  const O = Object.prototype;
  const h = Object.prototype.hasOwnProperty;
  const G = Object.getPrototypeOf;
  const p7 = new RegExp("^3\\.1\\.\\d+(-.+)?$", "u");
  const p41 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p36 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems)$", "u");
  const p168 = new RegExp("^[^{}]+$", "u");
  const p220 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const p298 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p310 = new RegExp("^[^#]*#?$", "u");
  const p309 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
              case "summary":
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
                    case "identifier":
                    case "url":
                      if (typeof v17 !== "string") return false;
                      continue;
                  }
                  if (!k16.startsWith("x-")) return false;
                }
                if (n18 !== 1) return false;
                if (v9.identifier !== undefined && h.call(v9, "identifier") && v9.url !== undefined && h.call(v9, "url")) return false;
                continue;
              }
            }
            if (!k8.startsWith("x-")) return false;
          }
          if (n10 !== 2) return false;
          continue;
        }
        case "jsonSchemaDialect":
          if (typeof v4 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v4)) return false;
          for (let i22 = 0; i22 < v4.length; i22++) {
            const v23 = v4[i22];
            if (!b4(v23)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k24 in v4) {
            if (!h.call(v4, k24)) continue;
            const v25 = v4[k24];
            if (v25 === undefined) continue;
            if (k24.startsWith("\u002f") && !b8(v25, 0)) return false;
            if (!k24.startsWith("\u002f") && !k24.startsWith("x-")) return false;
          }
          continue;
        }
        case "webhooks": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k28 in v4) {
            if (!h.call(v4, k28)) continue;
            const v29 = v4[k28];
            if (v29 === undefined) continue;
            if (!b8(v29, 0)) return false;
          }
          continue;
        }
        case "components": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k32 in v4) {
            if (!h.call(v4, k32)) continue;
            const v33 = v4[k32];
            if (v33 === undefined) continue;
            switch (k32) {
              case "schemas": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k42 in v33) {
                  if (!h.call(v33, k42)) continue;
                  const v43 = v33[k42];
                  if (v43 === undefined) continue;
                  if (!b252(v43, 0)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k46 in v33) {
                    if (!h.call(v33, k46)) continue;
                    const v47 = v33[k46];
                    if (v47 === undefined) continue;
                    if (!p41.test(k46)) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k50 in v33) {
                  if (!h.call(v33, k50)) continue;
                  const v51 = v33[k50];
                  if (v51 === undefined) continue;
                  if (!b20(v51)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k54 in v33) {
                    if (!h.call(v33, k54)) continue;
                    const v55 = v33[k54];
                    if (v55 === undefined) continue;
                    if (!p41.test(k54)) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k58 in v33) {
                  if (!h.call(v33, k58)) continue;
                  const v59 = v33[k58];
                  if (v59 === undefined) continue;
                  if (!b12(v59)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k62 in v33) {
                    if (!h.call(v33, k62)) continue;
                    const v63 = v33[k62];
                    if (v63 === undefined) continue;
                    if (!p41.test(k62)) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k66 in v33) {
                  if (!h.call(v33, k66)) continue;
                  const v67 = v33[k66];
                  if (v67 === undefined) continue;
                  if (!b24(v67)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k70 in v33) {
                    if (!h.call(v33, k70)) continue;
                    const v71 = v33[k70];
                    if (v71 === undefined) continue;
                    if (!p41.test(k70)) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k74 in v33) {
                  if (!h.call(v33, k74)) continue;
                  const v75 = v33[k74];
                  if (v75 === undefined) continue;
                  if (!b14(v75)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k78 in v33) {
                    if (!h.call(v33, k78)) continue;
                    const v79 = v33[k78];
                    if (v79 === undefined) continue;
                    if (!p41.test(k78)) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k82 in v33) {
                  if (!h.call(v33, k82)) continue;
                  const v83 = v33[k82];
                  if (v83 === undefined) continue;
                  if (!b28(v83, 0)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k86 in v33) {
                    if (!h.call(v33, k86)) continue;
                    const v87 = v33[k86];
                    if (v87 === undefined) continue;
                    if (!p41.test(k86)) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k90 in v33) {
                  if (!h.call(v33, k90)) continue;
                  const v91 = v33[k90];
                  if (v91 === undefined) continue;
                  if (typeof v91 === "object" && v91 !== null && !Array.isArray(v91) && v91.$ref !== undefined && h.call(v91, "$ref")) {
                    if (!b30(v91)) return false;
                  } else {
                    let m94 = 0;
                    if (!(typeof v91 === "object" && v91 !== null && !Array.isArray(v91))) return false;
                    if (b97(v91)) {
                      if (!b98(v91)) return false;
                      m94 |= 1;
                    }
                    if (b93(v91)) {
                      if (!b94(v91)) return false;
                      m94 |= 2;
                    }
                    if (b88(v91)) {
                      m94 |= 2;
                      if (!b89(v91)) return false;
                      m94 |= 4;
                    }
                    if (b85(v91)) {
                      if (!b86(v91)) return false;
                      m94 |= 8;
                    }
                    if (b81(v91)) {
                      if (!b82(v91)) return false;
                      m94 |= 16;
                    }
                    let n97 = 0;
                    for (const k95 in v91) {
                      if (!h.call(v91, k95)) continue;
                      const v96 = v91[k95];
                      if (v96 === undefined) continue;
                      switch (k95) {
                        case "type":
                          n97++;
                          if (!(v96 === "apiKey" || v96 === "http" || v96 === "mutualTLS" || v96 === "oauth2" || v96 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v96 !== "string") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m94 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m94 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m94 & 4) === 0) return false;
                          continue;
                        case "flows":
                          if ((m94 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m94 & 16) === 0) return false;
                          continue;
                      }
                      if (!k95.startsWith("x-")) return false;
                    }
                    if (n97 !== 1) return false;
                  }
                }
                if (!b223(v33)) return false;
                continue;
              }
              case "links":
                if (!b220(v33)) return false;
                if (!b223(v33)) return false;
                continue;
              case "callbacks":
                if (!b221(v33)) return false;
                if (!b223(v33)) return false;
                continue;
              case "pathItems":
                if (!b222(v33)) return false;
                if (!b223(v33)) return false;
                continue;
            }
            if (p36.test(k32) && typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
              for (const k37 in v33) {
                if (!h.call(v33, k37)) continue;
                const v38 = v33[k37];
                if (v38 === undefined) continue;
                if (!p41.test(k37)) return false;
              }
            }
            if (!p36.test(k32) && !k32.startsWith("x-")) return false;
          }
          continue;
        }
        case "security":
          if (!b41(v4)) return false;
          continue;
        case "tags":
          if (!b42(v4)) return false;
          continue;
        case "externalDocs":
          if (!b10(v4)) return false;
          continue;
      }
      if (!k3.startsWith("x-")) return false;
    }
    if (n5 !== 2) return false;
    if (!((x.paths !== undefined && h.call(x, "paths")) || (x.components !== undefined && h.call(x, "components")) || (x.webhooks !== undefined && h.call(x, "webhooks")))) return false;
    return true;
  }
  function b4(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n101 = 0;
    for (const k99 in x) {
      if (!h.call(x, k99)) continue;
      const v100 = x[k99];
      if (v100 === undefined) continue;
      switch (k99) {
        case "url":
          n101++;
          if (typeof v100 !== "string") return false;
          continue;
        case "description":
          if (typeof v100 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v100 === "object" && v100 !== null && !Array.isArray(v100))) return false;
          for (const k103 in v100) {
            if (!h.call(v100, k103)) continue;
            const v104 = v100[k103];
            if (v104 === undefined) continue;
            if (!(typeof v104 === "object" && v104 !== null && !Array.isArray(v104))) return false;
            let n109 = 0;
            for (const k107 in v104) {
              if (!h.call(v104, k107)) continue;
              const v108 = v104[k107];
              if (v108 === undefined) continue;
              switch (k107) {
                case "enum": {
                  if (!Array.isArray(v108)) return false;
                  if (!(v108.length >= 1)) return false;
                  for (let i111 = 0; i111 < v108.length; i111++) {
                    const v112 = v108[i111];
                    if (typeof v112 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n109++;
                  if (typeof v108 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v108 !== "string") return false;
                  continue;
              }
              if (!k107.startsWith("x-")) return false;
            }
            if (n109 !== 1) return false;
          }
          continue;
        }
      }
      if (!k99.startsWith("x-")) return false;
    }
    if (n101 !== 1) return false;
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k113 in x) {
      if (!h.call(x, k113)) continue;
      const v114 = x[k113];
      if (v114 === undefined) continue;
      switch (k113) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v114 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v114)) return false;
          for (let i117 = 0; i117 < v114.length; i117++) {
            const v118 = v114[i117];
            if (!b4(v118)) return false;
          }
          continue;
        }
        case "parameters": {
          if (!Array.isArray(v114)) return false;
          for (let i119 = 0; i119 < v114.length; i119++) {
            const v120 = v114[i119];
            if (!b12(v120)) return false;
          }
          continue;
        }
        case "get":
        case "put":
        case "post":
        case "delete":
        case "options":
        case "head":
        case "patch":
        case "trace":
          if (!b9(v114, d + 1)) return false;
          continue;
      }
      if (!k113.startsWith("x-")) return false;
    }
    return true;
  }
  function b252(x, d) {
    if (d > 200) return L(252, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v121 = x.discriminator, v130 = x.externalDocs, v135 = x.xml;
      let g140;
      if ((v121 === undefined && v130 === undefined && v135 === undefined) || (((g140 = G(x)) === O || g140 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v121 !== undefined) {
          if (!(typeof v121 === "object" && v121 !== null && !Array.isArray(v121))) return false;
          let n124 = 0;
          for (const k122 in v121) {
            if (!h.call(v121, k122)) continue;
            const v123 = v121[k122];
            if (v123 === undefined) continue;
            switch (k122) {
              case "propertyName":
                n124++;
                if (typeof v123 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v123 === "object" && v123 !== null && !Array.isArray(v123))) return false;
                for (const k126 in v123) {
                  if (!h.call(v123, k126)) continue;
                  const v127 = v123[k126];
                  if (v127 === undefined) continue;
                  if (typeof v127 !== "string") return false;
                }
                continue;
              }
            }
            if (!k122.startsWith("x-")) return false;
          }
          if (n124 !== 1) return false;
        }
        if (v130 !== undefined) {
          if (!(typeof v130 === "object" && v130 !== null && !Array.isArray(v130))) return false;
          let n133 = 0;
          for (const k131 in v130) {
            if (!h.call(v130, k131)) continue;
            const v132 = v130[k131];
            if (v132 === undefined) continue;
            switch (k131) {
              case "url":
                n133++;
                if (typeof v132 !== "string") return false;
                continue;
              case "description":
                if (typeof v132 !== "string") return false;
                continue;
            }
            if (!k131.startsWith("x-")) return false;
          }
          if (n133 !== 1) return false;
        }
        if (v135 !== undefined) {
          if (!(typeof v135 === "object" && v135 !== null && !Array.isArray(v135))) return false;
          for (const k136 in v135) {
            if (!h.call(v135, k136)) continue;
            const v137 = v135[k136];
            if (v137 === undefined) continue;
            switch (k136) {
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v137 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v137 !== "boolean") return false;
                continue;
            }
            if (!k136.startsWith("x-")) return false;
          }
        }
      } else if (!L(252, x)) {
        return false;
      }
    }
    if (!b269(x, d + 1)) return false;
    return true;
  }
  function b20(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n143 = 0;
      for (const k141 in x) {
        if (!h.call(x, k141)) continue;
        const v142 = x[k141];
        if (v142 === undefined) continue;
        switch (k141) {
          case "description":
            n143++;
            if (typeof v142 !== "string") return false;
            continue;
          case "headers": {
            if (!(typeof v142 === "object" && v142 !== null && !Array.isArray(v142))) return false;
            for (const k145 in v142) {
              if (!h.call(v142, k145)) continue;
              const v146 = v142[k145];
              if (v146 === undefined) continue;
              if (!b28(v146, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b15(v142)) return false;
            continue;
          case "links": {
            if (!(typeof v142 === "object" && v142 !== null && !Array.isArray(v142))) return false;
            for (const k149 in v142) {
              if (!h.call(v142, k149)) continue;
              const v150 = v142[k149];
              if (v150 === undefined) continue;
              if (!b26(v150)) return false;
            }
            continue;
          }
        }
        if (!k141.startsWith("x-")) return false;
      }
      if (n143 !== 1) return false;
    }
    return true;
  }
  function b12(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else {
      let m153 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (x.schema !== undefined && h.call(x, "schema")) {
        for (const k162 in x) {
          if (!h.call(x, k162)) continue;
          const v163 = x[k162];
          if (v163 === undefined) continue;
          switch (k162) {
            case "style":
              if (typeof v163 !== "string") return false;
              continue;
            case "explode":
              if (typeof v163 !== "boolean") return false;
              continue;
            case "examples":
              if (!b55(v163)) return false;
              continue;
          }
        }
        if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
        if (b185(x)) {
          const v166 = x.required, v167 = x.name, v169 = x.style;
          let g171;
          if ((v166 === undefined && v167 === undefined && v169 === undefined) || (((g171 = G(x)) === O || g171 === null) && O.required === undefined && O.name === undefined && O.style === undefined)) {
            if (v166 === undefined) return false;
            if (v166 !== true) return false;
            if (v167 !== undefined && typeof v167 === "string" && !p168.test(v167)) return false;
            if (v169 !== undefined && !(v169 === "matrix" || v169 === "label" || v169 === "simple")) return false;
          } else if (!L(186, x)) {
            return false;
          }
          m153 |= 1;
        }
        if (b180(x)) {
          const v174 = x.style;
          l172: {
            l173: {
              if (v174 !== undefined && v174 !== "simple") break l173;
              break l172;
            }
            let g176;
            if (((g176 = G(x)) === O || g176 === null) && O.style === undefined) {
              return false;
            } else if (!L(181, x)) {
              return false;
            }
          }
          m153 |= 1;
        }
        if (b175(x)) {
          const v179 = x.style, v180 = x.allowReserved;
          l177: {
            l178: {
              if (v179 !== undefined && !(v179 === "form" || v179 === "spaceDelimited" || v179 === "pipeDelimited" || v179 === "deepObject")) break l178;
              if (v180 !== undefined && typeof v180 !== "boolean") break l178;
              break l177;
            }
            let g181;
            if (((g181 = G(x)) === O || g181 === null) && O.style === undefined && O.allowReserved === undefined) {
              return false;
            } else if (!L(176, x)) {
              return false;
            }
          }
          if (b47(x)) {
            m153 |= 2;
            if (!b48(x)) return false;
            m153 |= 4;
          } else {
            if (!b49(x)) return false;
            m153 |= 4;
          }
          m153 |= 8;
        }
        if (b171(x)) {
          const v184 = x.style;
          l182: {
            l183: {
              if (v184 !== undefined && v184 !== "form") break l183;
              break l182;
            }
            let g185;
            if (((g185 = G(x)) === O || g185 === null) && O.style === undefined) {
              return false;
            } else if (!L(172, x)) {
              return false;
            }
          }
          if (b47(x)) {
            m153 |= 2;
            if (!b48(x)) return false;
            m153 |= 4;
          } else {
            if (!b49(x)) return false;
            m153 |= 4;
          }
          m153 |= 2;
        }
        m153 |= 16;
      }
      if (b162(x)) {
        const v188 = x.allowEmptyValue;
        l186: {
          l187: {
            if (v188 !== undefined && typeof v188 !== "boolean") break l187;
            break l186;
          }
          let g189;
          if (((g189 = G(x)) === O || g189 === null) && O.allowEmptyValue === undefined) {
            return false;
          } else if (!L(163, x)) {
            return false;
          }
        }
        m153 |= 32;
      }
      let n190 = 0;
      if (x.schema !== undefined && h.call(x, "schema")) n190++;
      if (n190 > 1) return false;
      if (x.content !== undefined && h.call(x, "content")) n190++;
      if (n190 > 1) return false;
      if (n190 < 1) return false;
      let n156 = 0;
      for (const k154 in x) {
        if (!h.call(x, k154)) continue;
        const v155 = x[k154];
        if (v155 === undefined) continue;
        switch (k154) {
          case "name":
            n156++;
            if (typeof v155 !== "string") return false;
            continue;
          case "in":
            n156++;
            if (!(v155 === "query" || v155 === "header" || v155 === "path" || v155 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v155 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v155 !== "boolean") return false;
            continue;
          case "schema":
            if (!b252(v155, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v155 === "object" && v155 !== null && !Array.isArray(v155))) return false;
            let n161 = 0;
            for (const k158 in v155) {
              if (!h.call(v155, k158)) continue;
              const v159 = v155[k158];
              if (v159 === undefined) continue;
              n161++;
              if (!b16(v159, 0)) return false;
            }
            if (!(n161 <= 1)) return false;
            if (!(n161 >= 1)) return false;
            continue;
          }
          case "style":
            if ((m153 & 27) === 0) return false;
            continue;
          case "explode":
            if ((m153 & 21) === 0) return false;
            continue;
          case "allowReserved":
            if ((m153 & 8) === 0) return false;
            continue;
          case "example":
          case "examples":
            if ((m153 & 16) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m153 & 32) === 0) return false;
            continue;
        }
        if (!k154.startsWith("x-")) return false;
      }
      if (n156 !== 2) return false;
    }
    return true;
  }
  function b24(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k191 in x) {
        if (!h.call(x, k191)) continue;
        const v192 = x[k191];
        if (v192 === undefined) continue;
        switch (k191) {
          case "summary":
          case "description":
          case "externalValue":
            if (typeof v192 !== "string") return false;
            continue;
          case "value":
            continue;
        }
        if (!k191.startsWith("x-")) return false;
      }
      if (x.value !== undefined && h.call(x, "value") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
    }
    return true;
  }
  function b14(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
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
            if (!b15(v196)) return false;
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
  function b28(x, d) {
    if (d > 200) return L(28, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else if (!b27(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b30(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v201 = x.$ref, v202 = x.summary, v203 = x.description;
    l199: {
      l200: {
        if (v201 !== undefined && typeof v201 !== "string") break l200;
        if (v202 !== undefined && typeof v202 !== "string") break l200;
        if (v203 !== undefined && typeof v203 !== "string") break l200;
        break l199;
      }
      let g204;
      if (((g204 = G(x)) === O || g204 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined) {
        return false;
      } else if (!L(30, x)) {
        return false;
      }
    }
    return true;
  }
  function b97(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v207 = x.type;
      l205: {
        l206: {
          if (v207 !== undefined && v207 !== "apiKey") break l206;
          break l205;
        }
        let g208;
        if (((g208 = G(x)) === O || g208 === null) && O.type === undefined) {
          return false;
        } else if (!L(97, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b98(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v209 = x.name, v210 = x.in;
      let g211;
      if ((v209 === undefined && v210 === undefined) || (((g211 = G(x)) === O || g211 === null) && O.name === undefined && O.in === undefined)) {
        if (v209 === undefined) return false;
        if (typeof v209 !== "string") return false;
        if (v210 === undefined) return false;
        if (!(v210 === "query" || v210 === "header" || v210 === "cookie")) return false;
      } else if (!L(98, x)) {
        return false;
      }
    }
    return true;
  }
  function b93(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v214 = x.type;
      l212: {
        l213: {
          if (v214 !== undefined && v214 !== "http") break l213;
          break l212;
        }
        let g215;
        if (((g215 = G(x)) === O || g215 === null) && O.type === undefined) {
          return false;
        } else if (!L(93, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b94(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v216 = x.scheme;
      let g217;
      if (v216 === undefined || (((g217 = G(x)) === O || g217 === null) && O.scheme === undefined)) {
        if (v216 === undefined) return false;
        if (typeof v216 !== "string") return false;
      } else if (!L(94, x)) {
        return false;
      }
    }
    return true;
  }
  function b88(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v218 = x.type, v219 = x.scheme;
      let g221;
      if ((v218 === undefined && v219 === undefined) || (((g221 = G(x)) === O || g221 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v218 === undefined) return false;
        if (v218 !== "http") return false;
        if (v219 === undefined) return false;
        if (typeof v219 !== "string") return false;
        if (!p220.test(v219)) return false;
      } else if (!L(88, x)) {
        return false;
      }
    }
    return true;
  }
  function b89(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v224 = x.bearerFormat;
      l222: {
        l223: {
          if (v224 !== undefined && typeof v224 !== "string") break l223;
          break l222;
        }
        let g225;
        if (((g225 = G(x)) === O || g225 === null) && O.bearerFormat === undefined) {
          return false;
        } else if (!L(89, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b85(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v228 = x.type;
      l226: {
        l227: {
          if (v228 !== undefined && v228 !== "oauth2") break l227;
          break l226;
        }
        let g229;
        if (((g229 = G(x)) === O || g229 === null) && O.type === undefined) {
          return false;
        } else if (!L(85, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b86(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v230 = x.flows;
      let g251;
      if (v230 === undefined || (((g251 = G(x)) === O || g251 === null) && O.flows === undefined)) {
        if (v230 === undefined) return false;
        if (!(typeof v230 === "object" && v230 !== null && !Array.isArray(v230))) return false;
        for (const k231 in v230) {
          if (!h.call(v230, k231)) continue;
          const v232 = v230[k231];
          if (v232 === undefined) continue;
          switch (k231) {
            case "implicit": {
              if (!(typeof v232 === "object" && v232 !== null && !Array.isArray(v232))) return false;
              let n237 = 0;
              for (const k235 in v232) {
                if (!h.call(v232, k235)) continue;
                const v236 = v232[k235];
                if (v236 === undefined) continue;
                switch (k235) {
                  case "authorizationUrl":
                    n237++;
                    if (typeof v236 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v236 !== "string") return false;
                    continue;
                  case "scopes":
                    n237++;
                    if (!b35(v236)) return false;
                    continue;
                }
                if (!k235.startsWith("x-")) return false;
              }
              if (n237 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v232 === "object" && v232 !== null && !Array.isArray(v232))) return false;
              let n241 = 0;
              for (const k239 in v232) {
                if (!h.call(v232, k239)) continue;
                const v240 = v232[k239];
                if (v240 === undefined) continue;
                switch (k239) {
                  case "tokenUrl":
                    n241++;
                    if (typeof v240 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v240 !== "string") return false;
                    continue;
                  case "scopes":
                    n241++;
                    if (!b35(v240)) return false;
                    continue;
                }
                if (!k239.startsWith("x-")) return false;
              }
              if (n241 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v232 === "object" && v232 !== null && !Array.isArray(v232))) return false;
              let n245 = 0;
              for (const k243 in v232) {
                if (!h.call(v232, k243)) continue;
                const v244 = v232[k243];
                if (v244 === undefined) continue;
                switch (k243) {
                  case "tokenUrl":
                    n245++;
                    if (typeof v244 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v244 !== "string") return false;
                    continue;
                  case "scopes":
                    n245++;
                    if (!b35(v244)) return false;
                    continue;
                }
                if (!k243.startsWith("x-")) return false;
              }
              if (n245 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v232 === "object" && v232 !== null && !Array.isArray(v232))) return false;
              let n249 = 0;
              for (const k247 in v232) {
                if (!h.call(v232, k247)) continue;
                const v248 = v232[k247];
                if (v248 === undefined) continue;
                switch (k247) {
                  case "authorizationUrl":
                  case "tokenUrl":
                    n249++;
                    if (typeof v248 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v248 !== "string") return false;
                    continue;
                  case "scopes":
                    n249++;
                    if (!b35(v248)) return false;
                    continue;
                }
                if (!k247.startsWith("x-")) return false;
              }
              if (n249 !== 3) return false;
              continue;
            }
          }
          if (!k231.startsWith("x-")) return false;
        }
      } else if (!L(86, x)) {
        return false;
      }
    }
    return true;
  }
  function b81(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v254 = x.type;
      l252: {
        l253: {
          if (v254 !== undefined && v254 !== "openIdConnect") break l253;
          break l252;
        }
        let g255;
        if (((g255 = G(x)) === O || g255 === null) && O.type === undefined) {
          return false;
        } else if (!L(81, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b82(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v256 = x.openIdConnectUrl;
      let g257;
      if (v256 === undefined || (((g257 = G(x)) === O || g257 === null) && O.openIdConnectUrl === undefined)) {
        if (v256 === undefined) return false;
        if (typeof v256 !== "string") return false;
      } else if (!L(82, x)) {
        return false;
      }
    }
    return true;
  }
  function b223(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k258 in x) {
        if (!h.call(x, k258)) continue;
        const v259 = x[k258];
        if (v259 === undefined) continue;
        if (!p41.test(k258)) return false;
      }
    }
    return true;
  }
  function b220(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k262 in x) {
      if (!h.call(x, k262)) continue;
      const v263 = x[k262];
      if (v263 === undefined) continue;
      if (!b26(v263)) return false;
    }
    return true;
  }
  function b221(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k266 in x) {
      if (!h.call(x, k266)) continue;
      const v267 = x[k266];
      if (v267 === undefined) continue;
      if (!b22(v267, 0)) return false;
    }
    return true;
  }
  function b222(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k270 in x) {
      if (!h.call(x, k270)) continue;
      const v271 = x[k270];
      if (v271 === undefined) continue;
      if (!b8(v271, 0)) return false;
    }
    return true;
  }
  function b41(x) {
    if (!Array.isArray(x)) return false;
    for (let i274 = 0; i274 < x.length; i274++) {
      const v275 = x[i274];
      if (!b34(v275)) return false;
    }
    return true;
  }
  function b42(x) {
    if (!Array.isArray(x)) return false;
    for (let i276 = 0; i276 < x.length; i276++) {
      const v277 = x[i276];
      if (!(typeof v277 === "object" && v277 !== null && !Array.isArray(v277))) return false;
      let n280 = 0;
      for (const k278 in v277) {
        if (!h.call(v277, k278)) continue;
        const v279 = v277[k278];
        if (v279 === undefined) continue;
        switch (k278) {
          case "name":
            n280++;
            if (typeof v279 !== "string") return false;
            continue;
          case "description":
            if (typeof v279 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b10(v279)) return false;
            continue;
        }
        if (!k278.startsWith("x-")) return false;
      }
      if (n280 !== 1) return false;
    }
    return true;
  }
  function b10(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n284 = 0;
    for (const k282 in x) {
      if (!h.call(x, k282)) continue;
      const v283 = x[k282];
      if (v283 === undefined) continue;
      switch (k282) {
        case "description":
          if (typeof v283 !== "string") return false;
          continue;
        case "url":
          n284++;
          if (typeof v283 !== "string") return false;
          continue;
      }
      if (!k282.startsWith("x-")) return false;
    }
    if (n284 !== 1) return false;
    return true;
  }
  function b9(x, d) {
    if (d > 200) return L(9, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k286 in x) {
      if (!h.call(x, k286)) continue;
      const v287 = x[k286];
      if (v287 === undefined) continue;
      switch (k286) {
        case "tags": {
          if (!Array.isArray(v287)) return false;
          for (let i290 = 0; i290 < v287.length; i290++) {
            const v291 = v287[i290];
            if (typeof v291 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v287 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b10(v287)) return false;
          continue;
        case "parameters": {
          if (!Array.isArray(v287)) return false;
          for (let i292 = 0; i292 < v287.length; i292++) {
            const v293 = v287[i292];
            if (!b12(v293)) return false;
          }
          continue;
        }
        case "requestBody":
          if (!b14(v287)) return false;
          continue;
        case "responses": {
          if (!(typeof v287 === "object" && v287 !== null && !Array.isArray(v287))) return false;
          let n297 = 0;
          for (const k294 in v287) {
            if (!h.call(v287, k294)) continue;
            const v295 = v287[k294];
            if (v295 === undefined) continue;
            n297++;
            switch (k294) {
              case "default":
                if (!b20(v295)) return false;
                continue;
            }
            if (p298.test(k294) && !b20(v295)) return false;
            if (!p298.test(k294) && !k294.startsWith("x-")) return false;
          }
          if (!(n297 >= 1)) return false;
          if (b138(v287)) {
            const v299 = v287.default;
            let g300;
            if (v299 === undefined || (((g300 = G(v287)) === O || g300 === null) && O.default === undefined)) {
              if (v299 === undefined) return false;
            } else if (!L(139, v287)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b200(v287, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v287 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v287)) return false;
          for (let i301 = 0; i301 < v287.length; i301++) {
            const v302 = v287[i301];
            if (!b34(v302)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v287)) return false;
          for (let i303 = 0; i303 < v287.length; i303++) {
            const v304 = v287[i303];
            if (!b4(v304)) return false;
          }
          continue;
        }
      }
      if (!k286.startsWith("x-")) return false;
    }
    return true;
  }
  function b269(x, d) {
    if (d > 200) return L(269, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k305 in x) {
        if (!h.call(x, k305)) continue;
        const v306 = x[k305];
        if (v306 === undefined) continue;
        switch (k305.length) {
          case 2:
            switch (k305) {
              case "if":
                if (!b252(v306, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k305) {
              case "$id":
                if (typeof v306 !== "string") return false;
                if (!p310.test(v306)) return false;
                continue;
              case "not":
                if (!b252(v306, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k305) {
              case "$ref":
                if (typeof v306 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b252(v306, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v306 === "string") {
                  if (!(v306 === "array" || v306 === "boolean" || v306 === "integer" || v306 === "null" || v306 === "number" || v306 === "object" || v306 === "string")) return false;
                } else if (Array.isArray(v306)) {
                  if (!(v306.length >= 1)) return false;
                  for (let i315 = 0; i315 < v306.length; i315++) {
                    const v316 = v306[i315];
                    if (!(v316 === "array" || v316 === "boolean" || v316 === "integer" || v316 === "null" || v316 === "number" || v316 === "object" || v316 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v306)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v306)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k305) {
              case "title":
                if (typeof v306 !== "string") return false;
                continue;
              case "$defs":
                if (!b306(v306, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b296(v306, d + 1)) return false;
                continue;
              case "items":
                if (!b252(v306, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k305) {
              case "format":
                if (typeof v306 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k305) {
              case "$anchor":
                if (typeof v306 !== "string") return false;
                if (!p309.test(v306)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v306 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v306) || r.isBigInt(v306))) return false;
                continue;
            }
            break;
          case 8:
            switch (k305) {
              case "$comment":
                if (typeof v306 !== "string") return false;
                continue;
              case "contains":
                if (!b252(v306, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v306)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v306) || r.isBigInt(v306))) return false;
                if (!(v306 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v306 !== "boolean") return false;
                continue;
              case "required":
                if (!b283(v306)) return false;
                continue;
            }
            break;
          case 9:
            switch (k305) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v306) || r.isBigInt(v306))) return false;
                if (!(v306 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v306 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k305) {
              case "properties":
                if (!b297(v306, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v306) || r.isBigInt(v306))) return false;
                if (!(v306 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v306 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k305) {
              case "definitions":
                if (!b270(v306, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v306 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v306 === "object" && v306 !== null && !Array.isArray(v306))) return false;
                for (const k311 in v306) {
                  if (!h.call(v306, k311)) continue;
                  const v312 = v306[k311];
                  if (v312 === undefined) continue;
                  if (typeof v312 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b296(v306, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v306) || r.isBigInt(v306))) return false;
                if (!(v306 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v306 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k305) {
              case "dependencies":
                if (!b271(v306, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k305) {
              case "$recursiveRef":
                if (typeof v306 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b252(v306, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v306) || r.isBigInt(v306))) return false;
                if (!(v306 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k305) {
              case "$dynamicAnchor":
                if (typeof v306 !== "string") return false;
                if (!p309.test(v306)) return false;
                continue;
            }
            break;
          case 15:
            switch (k305) {
              case "contentEncoding":
                if (typeof v306 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k305) {
              case "$recursiveAnchor":
                if (typeof v306 !== "string") return false;
                if (!p309.test(v306)) return false;
                continue;
              case "contentMediaType":
                if (typeof v306 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b252(v306, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b299(v306, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v306) || r.isBigInt(v306))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k305) {
              case "patternProperties":
                if (!b298(v306, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v306 === "object" && v306 !== null && !Array.isArray(v306))) return false;
                for (const k317 in v306) {
                  if (!h.call(v306, k317)) continue;
                  const v318 = v306[k317];
                  if (v318 === undefined) continue;
                  if (!b283(v318)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k305) {
              case "additionalProperties":
                if (!b252(v306, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k305) {
              case "unevaluatedProperties":
                if (!b252(v306, d + 1)) return false;
                continue;
            }
            break;
        }
      }
    }
    return true;
  }
  function b15(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k321 in x) {
      if (!h.call(x, k321)) continue;
      const v322 = x[k321];
      if (v322 === undefined) continue;
      if (!b16(v322, 0)) return false;
    }
    return true;
  }
  function b26(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k325 in x) {
        if (!h.call(x, k325)) continue;
        const v326 = x[k325];
        if (v326 === undefined) continue;
        switch (k325) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v326 !== "string") return false;
            continue;
          case "parameters":
            if (!b35(v326)) return false;
            continue;
          case "server":
            if (!b4(v326)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k325.startsWith("x-")) return false;
      }
      let n329 = 0;
      if (x.operationRef !== undefined && h.call(x, "operationRef")) n329++;
      if (n329 > 1) return false;
      if (x.operationId !== undefined && h.call(x, "operationId")) n329++;
      if (n329 > 1) return false;
      if (n329 < 1) return false;
    }
    return true;
  }
  function b55(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k330 in x) {
      if (!h.call(x, k330)) continue;
      const v331 = x[k330];
      if (v331 === undefined) continue;
      if (!b24(v331)) return false;
    }
    return true;
  }
  function b185(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v336 = x.in;
      l334: {
        l335: {
          if (v336 !== undefined && v336 !== "path") break l335;
          break l334;
        }
        let g337;
        if (((g337 = G(x)) === O || g337 === null) && O.in === undefined) {
          return false;
        } else if (!L(185, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b180(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v340 = x.in;
      l338: {
        l339: {
          if (v340 !== undefined && v340 !== "header") break l339;
          break l338;
        }
        let g341;
        if (((g341 = G(x)) === O || g341 === null) && O.in === undefined) {
          return false;
        } else if (!L(180, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b175(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v344 = x.in;
      l342: {
        l343: {
          if (v344 !== undefined && v344 !== "query") break l343;
          break l342;
        }
        let g345;
        if (((g345 = G(x)) === O || g345 === null) && O.in === undefined) {
          return false;
        } else if (!L(175, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b47(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v348 = x.style;
      l346: {
        l347: {
          if (v348 !== undefined && v348 !== "form") break l347;
          break l346;
        }
        let g349;
        if (((g349 = G(x)) === O || g349 === null) && O.style === undefined) {
          return false;
        } else if (!L(47, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b48(x) {
    return true;
  }
  function b49(x) {
    return true;
  }
  function b171(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v358 = x.in;
      l356: {
        l357: {
          if (v358 !== undefined && v358 !== "cookie") break l357;
          break l356;
        }
        let g359;
        if (((g359 = G(x)) === O || g359 === null) && O.in === undefined) {
          return false;
        } else if (!L(171, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b162(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v362 = x.in;
      l360: {
        l361: {
          if (v362 !== undefined && v362 !== "query") break l361;
          break l360;
        }
        let g363;
        if (((g363 = G(x)) === O || g363 === null) && O.in === undefined) {
          return false;
        } else if (!L(162, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b16(x, d) {
    if (d > 200) return L(16, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k364 in x) {
      if (!h.call(x, k364)) continue;
      const v365 = x[k364];
      if (v365 === undefined) continue;
      switch (k364) {
        case "schema":
          if (!b252(v365, d + 1)) return false;
          continue;
        case "encoding":
          if (!b148(v365, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b55(v365)) return false;
          continue;
      }
      if (!k364.startsWith("x-")) return false;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    let m368 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (x.schema !== undefined && h.call(x, "schema")) {
      for (const k373 in x) {
        if (!h.call(x, k373)) continue;
        const v374 = x[k373];
        if (v374 === undefined) continue;
        switch (k373) {
          case "examples":
            if (!b55(v374)) return false;
            continue;
          case "style":
            if (v374 !== "simple") return false;
            continue;
          case "explode":
            if (typeof v374 !== "boolean") return false;
            continue;
        }
      }
      if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
      m368 |= 1;
    }
    let n377 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n377++;
    if (n377 > 1) return false;
    if (x.content !== undefined && h.call(x, "content")) n377++;
    if (n377 > 1) return false;
    if (n377 < 1) return false;
    for (const k369 in x) {
      if (!h.call(x, k369)) continue;
      const v370 = x[k369];
      if (v370 === undefined) continue;
      switch (k369) {
        case "description":
          if (typeof v370 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v370 !== "boolean") return false;
          continue;
        case "schema":
          if (!b252(v370, d + 1)) return false;
          continue;
        case "content":
          if (!b112(v370, d + 1)) return false;
          continue;
        case "example":
        case "examples":
        case "style":
        case "explode":
          if ((m368 & 1) === 0) return false;
          continue;
      }
      if (!k369.startsWith("x-")) return false;
    }
    return true;
  }
  function b35(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k378 in x) {
      if (!h.call(x, k378)) continue;
      const v379 = x[k378];
      if (v379 === undefined) continue;
      if (typeof v379 !== "string") return false;
    }
    return true;
  }
  function b22(x, d) {
    if (d > 200) return L(22, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b30(x)) return false;
    } else if (!b21(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b34(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k382 in x) {
      if (!h.call(x, k382)) continue;
      const v383 = x[k382];
      if (v383 === undefined) continue;
      if (!Array.isArray(v383)) return false;
      for (let i386 = 0; i386 < v383.length; i386++) {
        const v387 = v383[i386];
        if (typeof v387 !== "string") return false;
      }
    }
    return true;
  }
  function b138(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k388 in x) {
        if (!h.call(x, k388)) continue;
        const v389 = x[k388];
        if (v389 === undefined) continue;
        if (p298.test(k388)) return false;
      }
    }
    return true;
  }
  function b200(x, d) {
    if (d > 200) return L(200, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k392 in x) {
      if (!h.call(x, k392)) continue;
      const v393 = x[k392];
      if (v393 === undefined) continue;
      if (!b22(v393, d + 1)) return false;
    }
    return true;
  }
  function b306(x, d) {
    if (d > 200) return L(306, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k396 in x) {
      if (!h.call(x, k396)) continue;
      const v397 = x[k396];
      if (v397 === undefined) continue;
      if (!b252(v397, d + 1)) return false;
    }
    return true;
  }
  function b296(x, d) {
    if (d > 200) return L(296, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i400 = 0; i400 < x.length; i400++) {
      const v401 = x[i400];
      if (!b252(v401, d + 1)) return false;
    }
    return true;
  }
  function b283(x) {
    if (!Array.isArray(x)) return false;
    for (let i402 = 0; i402 < x.length; i402++) {
      const v403 = x[i402];
      if (typeof v403 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b297(x, d) {
    if (d > 200) return L(297, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k404 in x) {
      if (!h.call(x, k404)) continue;
      const v405 = x[k404];
      if (v405 === undefined) continue;
      if (!b252(v405, d + 1)) return false;
    }
    return true;
  }
  function b270(x, d) {
    if (d > 200) return L(270, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k408 in x) {
      if (!h.call(x, k408)) continue;
      const v409 = x[k408];
      if (v409 === undefined) continue;
      if (!b252(v409, d + 1)) return false;
    }
    return true;
  }
  function b271(x, d) {
    if (d > 200) return L(271, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k412 in x) {
      if (!h.call(x, k412)) continue;
      const v413 = x[k412];
      if (v413 === undefined) continue;
      if (!b308(v413, d + 1)) return false;
    }
    return true;
  }
  function b299(x, d) {
    if (d > 200) return L(299, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k416 in x) {
      if (!h.call(x, k416)) continue;
      const v417 = x[k416];
      if (v417 === undefined) continue;
      if (!b252(v417, d + 1)) return false;
    }
    return true;
  }
  function b298(x, d) {
    if (d > 200) return L(298, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k420 in x) {
      if (!h.call(x, k420)) continue;
      const v421 = x[k420];
      if (v421 === undefined) continue;
      if (!b252(v421, d + 1)) return false;
    }
    return true;
  }
  function b148(x, d) {
    if (d > 200) return L(148, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k424 in x) {
      if (!h.call(x, k424)) continue;
      const v425 = x[k424];
      if (v425 === undefined) continue;
      if (!b17(v425, d + 1)) return false;
    }
    return true;
  }
  function b112(x, d) {
    if (d > 200) return L(112, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n431 = 0;
    for (const k428 in x) {
      if (!h.call(x, k428)) continue;
      const v429 = x[k428];
      if (v429 === undefined) continue;
      n431++;
      if (!b16(v429, d + 1)) return false;
    }
    if (!(n431 <= 1)) return false;
    if (!(n431 >= 1)) return false;
    return true;
  }
  function b21(x, d) {
    if (d > 200) return L(21, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k432 in x) {
      if (!h.call(x, k432)) continue;
      const v433 = x[k432];
      if (v433 === undefined) continue;
      if (!b8(v433, d + 1)) return false;
    }
    return true;
  }
  function b308(x, d) {
    if (d > 200) return L(308, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b252(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b283(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b17(x, d) {
    if (d > 200) return L(17, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k436 in x) {
      if (!h.call(x, k436)) continue;
      const v437 = x[k436];
      if (v437 === undefined) continue;
      switch (k436) {
        case "contentType":
          if (typeof v437 !== "string") return false;
          continue;
        case "headers":
          if (!b143(v437, d + 1)) return false;
          continue;
        case "style":
          if (!(v437 === "form" || v437 === "spaceDelimited" || v437 === "pipeDelimited" || v437 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v437 !== "boolean") return false;
          continue;
      }
      if (!k436.startsWith("x-")) return false;
    }
    if (x.style !== undefined && h.call(x, "style") && !b36(x)) return false;
    if (x.allowReserved !== undefined && h.call(x, "allowReserved") && !b36(x)) return false;
    return true;
  }
  function b143(x, d) {
    if (d > 200) return L(143, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k440 in x) {
      if (!h.call(x, k440)) continue;
      const v441 = x[k440];
      if (v441 === undefined) continue;
      if (!b28(v441, d + 1)) return false;
    }
    return true;
  }
  function b36(x) {
    if (b47(x)) {
      if (!b48(x)) return false;
    } else if (!b49(x)) {
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
