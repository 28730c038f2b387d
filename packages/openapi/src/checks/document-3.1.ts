// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of document-3.1 as code. */
export const check: CompiledCheck = (r, L) => {
  const O = Object.prototype;
  const h = Object.prototype.hasOwnProperty;
  const G = Object.getPrototypeOf;
  const p7 = new RegExp("^3\\.1\\.\\d+(-.+)?$", "u");
  const p38 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p36 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems)$", "u");
  const p164 = new RegExp("^[^{}]+$", "u");
  const p213 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const p290 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p302 = new RegExp("^[^#]*#?$", "u");
  const p301 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
            if (!b61(v23)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k24 in v4) {
            if (!h.call(v4, k24)) continue;
            const v25 = v4[k24];
            if (v25 === undefined) continue;
            if (k24.startsWith("\u002f") && !b65(v25, 0)) return false;
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
            if (!b65(v29, 0)) return false;
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
                for (const k41 in v33) {
                  if (!h.call(v33, k41)) continue;
                  const v42 = v33[k41];
                  if (v42 === undefined) continue;
                  if (!b1(v42, 0)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k45 in v33) {
                    if (!p38.test(k45) && h.call(v33, k45) && v33[k45] !== undefined) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k48 in v33) {
                  if (!h.call(v33, k48)) continue;
                  const v49 = v33[k48];
                  if (v49 === undefined) continue;
                  if (!b77(v49)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k52 in v33) {
                    if (!p38.test(k52) && h.call(v33, k52) && v33[k52] !== undefined) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k55 in v33) {
                  if (!h.call(v33, k55)) continue;
                  const v56 = v33[k55];
                  if (v56 === undefined) continue;
                  if (!b69(v56)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k59 in v33) {
                    if (!p38.test(k59) && h.call(v33, k59) && v33[k59] !== undefined) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k62 in v33) {
                  if (!h.call(v33, k62)) continue;
                  const v63 = v33[k62];
                  if (v63 === undefined) continue;
                  if (!b81(v63)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k66 in v33) {
                    if (!p38.test(k66) && h.call(v33, k66) && v33[k66] !== undefined) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k69 in v33) {
                  if (!h.call(v33, k69)) continue;
                  const v70 = v33[k69];
                  if (v70 === undefined) continue;
                  if (!b71(v70)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k73 in v33) {
                    if (!p38.test(k73) && h.call(v33, k73) && v33[k73] !== undefined) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k76 in v33) {
                  if (!h.call(v33, k76)) continue;
                  const v77 = v33[k76];
                  if (v77 === undefined) continue;
                  if (!b85(v77, 0)) return false;
                }
                if (typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
                  for (const k80 in v33) {
                    if (!p38.test(k80) && h.call(v33, k80) && v33[k80] !== undefined) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v33 === "object" && v33 !== null && !Array.isArray(v33))) return false;
                for (const k83 in v33) {
                  if (!h.call(v33, k83)) continue;
                  const v84 = v33[k83];
                  if (v84 === undefined) continue;
                  if (typeof v84 === "object" && v84 !== null && !Array.isArray(v84) && v84.$ref !== undefined && h.call(v84, "$ref")) {
                    if (!b87(v84)) return false;
                  } else {
                    let m87 = 0;
                    if (!(typeof v84 === "object" && v84 !== null && !Array.isArray(v84))) return false;
                    if (b154(v84)) {
                      const v92 = v84.name, v93 = v84.in;
                      let g94;
                      if ((v92 === undefined && v93 === undefined) || (((g94 = G(v84)) === O || g94 === null) && O.name === undefined && O.in === undefined)) {
                        if (v92 === undefined) return false;
                        if (typeof v92 !== "string") return false;
                        if (v93 === undefined) return false;
                        if (!(v93 === "query" || v93 === "header" || v93 === "cookie")) return false;
                      } else if (!L(155, v84)) {
                        return false;
                      }
                      m87 |= 1;
                    }
                    if (b150(v84)) {
                      if (!b151(v84)) return false;
                      m87 |= 2;
                    }
                    if (b145(v84)) {
                      m87 |= 2;
                      if (!b146(v84)) return false;
                      m87 |= 4;
                    }
                    if (b142(v84)) {
                      if (!b143(v84)) return false;
                      m87 |= 8;
                    }
                    if (b138(v84)) {
                      if (!b139(v84)) return false;
                      m87 |= 16;
                    }
                    let n90 = 0;
                    for (const k88 in v84) {
                      if (!h.call(v84, k88)) continue;
                      const v89 = v84[k88];
                      if (v89 === undefined) continue;
                      switch (k88) {
                        case "type":
                          n90++;
                          if (!(v89 === "apiKey" || v89 === "http" || v89 === "mutualTLS" || v89 === "oauth2" || v89 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v89 !== "string") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m87 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m87 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m87 & 4) === 0) return false;
                          continue;
                        case "flows":
                          if ((m87 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m87 & 16) === 0) return false;
                          continue;
                      }
                      if (!k88.startsWith("x-")) return false;
                    }
                    if (n90 !== 1) return false;
                  }
                }
                if (!b280(v33)) return false;
                continue;
              }
              case "links":
                if (!b277(v33)) return false;
                if (!b280(v33)) return false;
                continue;
              case "callbacks":
                if (!b278(v33)) return false;
                if (!b280(v33)) return false;
                continue;
              case "pathItems":
                if (!b279(v33)) return false;
                if (!b280(v33)) return false;
                continue;
            }
            if (p36.test(k32) && typeof v33 === "object" && v33 !== null && !Array.isArray(v33)) {
              for (const k37 in v33) {
                if (!p38.test(k37) && h.call(v33, k37) && v33[k37] !== undefined) return false;
              }
            }
            if (!p36.test(k32) && !k32.startsWith("x-")) return false;
          }
          continue;
        }
        case "security":
          if (!b98(v4)) return false;
          continue;
        case "tags":
          if (!b99(v4)) return false;
          continue;
        case "externalDocs":
          if (!b67(v4)) return false;
          continue;
      }
      if (!k3.startsWith("x-")) return false;
    }
    if (n5 !== 2) return false;
    if (!((x.paths !== undefined && h.call(x, "paths")) || (x.components !== undefined && h.call(x, "components")) || (x.webhooks !== undefined && h.call(x, "webhooks")))) return false;
    return true;
  }
  function b61(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n97 = 0;
    for (const k95 in x) {
      if (!h.call(x, k95)) continue;
      const v96 = x[k95];
      if (v96 === undefined) continue;
      switch (k95) {
        case "url":
          n97++;
          if (typeof v96 !== "string") return false;
          continue;
        case "description":
          if (typeof v96 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v96 === "object" && v96 !== null && !Array.isArray(v96))) return false;
          for (const k99 in v96) {
            if (!h.call(v96, k99)) continue;
            const v100 = v96[k99];
            if (v100 === undefined) continue;
            if (!(typeof v100 === "object" && v100 !== null && !Array.isArray(v100))) return false;
            let n105 = 0;
            for (const k103 in v100) {
              if (!h.call(v100, k103)) continue;
              const v104 = v100[k103];
              if (v104 === undefined) continue;
              switch (k103) {
                case "enum": {
                  if (!Array.isArray(v104)) return false;
                  if (!(v104.length >= 1)) return false;
                  for (let i107 = 0; i107 < v104.length; i107++) {
                    const v108 = v104[i107];
                    if (typeof v108 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n105++;
                  if (typeof v104 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v104 !== "string") return false;
                  continue;
              }
              if (!k103.startsWith("x-")) return false;
            }
            if (n105 !== 1) return false;
          }
          continue;
        }
      }
      if (!k95.startsWith("x-")) return false;
    }
    if (n97 !== 1) return false;
    return true;
  }
  function b65(x, d) {
    if (d > 200) return L(65, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k109 in x) {
      if (!h.call(x, k109)) continue;
      const v110 = x[k109];
      if (v110 === undefined) continue;
      switch (k109) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v110 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v110)) return false;
          for (let i113 = 0; i113 < v110.length; i113++) {
            const v114 = v110[i113];
            if (!b61(v114)) return false;
          }
          continue;
        }
        case "parameters": {
          if (!Array.isArray(v110)) return false;
          for (let i115 = 0; i115 < v110.length; i115++) {
            const v116 = v110[i115];
            if (!b69(v116)) return false;
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
          if (!b66(v110, d + 1)) return false;
          continue;
      }
      if (!k109.startsWith("x-")) return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v117 = x.discriminator, v126 = x.externalDocs, v131 = x.xml;
      let g136;
      if ((v117 === undefined && v126 === undefined && v131 === undefined) || (((g136 = G(x)) === O || g136 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v117 !== undefined) {
          if (!(typeof v117 === "object" && v117 !== null && !Array.isArray(v117))) return false;
          let n120 = 0;
          for (const k118 in v117) {
            if (!h.call(v117, k118)) continue;
            const v119 = v117[k118];
            if (v119 === undefined) continue;
            switch (k118) {
              case "propertyName":
                n120++;
                if (typeof v119 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v119 === "object" && v119 !== null && !Array.isArray(v119))) return false;
                for (const k122 in v119) {
                  if (!h.call(v119, k122)) continue;
                  const v123 = v119[k122];
                  if (v123 === undefined) continue;
                  if (typeof v123 !== "string") return false;
                }
                continue;
              }
            }
            if (!k118.startsWith("x-")) return false;
          }
          if (n120 !== 1) return false;
        }
        if (v126 !== undefined) {
          if (!(typeof v126 === "object" && v126 !== null && !Array.isArray(v126))) return false;
          let n129 = 0;
          for (const k127 in v126) {
            if (!h.call(v126, k127)) continue;
            const v128 = v126[k127];
            if (v128 === undefined) continue;
            switch (k127) {
              case "url":
                n129++;
                if (typeof v128 !== "string") return false;
                continue;
              case "description":
                if (typeof v128 !== "string") return false;
                continue;
            }
            if (!k127.startsWith("x-")) return false;
          }
          if (n129 !== 1) return false;
        }
        if (v131 !== undefined) {
          if (!(typeof v131 === "object" && v131 !== null && !Array.isArray(v131))) return false;
          for (const k132 in v131) {
            if (!h.call(v131, k132)) continue;
            const v133 = v131[k132];
            if (v133 === undefined) continue;
            switch (k132) {
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v133 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v133 !== "boolean") return false;
                continue;
            }
            if (!k132.startsWith("x-")) return false;
          }
        }
      } else if (!L(1, x)) {
        return false;
      }
    }
    if (!b18(x, d + 1)) return false;
    return true;
  }
  function b77(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n139 = 0;
      for (const k137 in x) {
        if (!h.call(x, k137)) continue;
        const v138 = x[k137];
        if (v138 === undefined) continue;
        switch (k137) {
          case "description":
            n139++;
            if (typeof v138 !== "string") return false;
            continue;
          case "headers": {
            if (!(typeof v138 === "object" && v138 !== null && !Array.isArray(v138))) return false;
            for (const k141 in v138) {
              if (!h.call(v138, k141)) continue;
              const v142 = v138[k141];
              if (v142 === undefined) continue;
              if (!b85(v142, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b72(v138)) return false;
            continue;
          case "links": {
            if (!(typeof v138 === "object" && v138 !== null && !Array.isArray(v138))) return false;
            for (const k145 in v138) {
              if (!h.call(v138, k145)) continue;
              const v146 = v138[k145];
              if (v146 === undefined) continue;
              if (!b83(v146)) return false;
            }
            continue;
          }
        }
        if (!k137.startsWith("x-")) return false;
      }
      if (n139 !== 1) return false;
    }
    return true;
  }
  function b69(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else {
      let m149 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (x.schema !== undefined && h.call(x, "schema")) {
        for (const k158 in x) {
          if (!h.call(x, k158)) continue;
          const v159 = x[k158];
          if (v159 === undefined) continue;
          switch (k158) {
            case "style":
              if (typeof v159 !== "string") return false;
              continue;
            case "explode":
              if (typeof v159 !== "boolean") return false;
              continue;
            case "examples":
              if (!b112(v159)) return false;
              continue;
          }
        }
        if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
        if (b242(x)) {
          const v162 = x.required, v163 = x.name, v165 = x.style;
          let g167;
          if ((v162 === undefined && v163 === undefined && v165 === undefined) || (((g167 = G(x)) === O || g167 === null) && O.required === undefined && O.name === undefined && O.style === undefined)) {
            if (v162 === undefined) return false;
            if (v162 !== true) return false;
            if (v163 !== undefined && typeof v163 === "string" && !p164.test(v163)) return false;
            if (v165 !== undefined && !(v165 === "matrix" || v165 === "label" || v165 === "simple")) return false;
          } else if (!L(243, x)) {
            return false;
          }
          m149 |= 1;
        }
        if (b237(x)) {
          const v170 = x.style;
          l168: {
            l169: {
              if (v170 !== undefined && v170 !== "simple") break l169;
              break l168;
            }
            let g172;
            if (((g172 = G(x)) === O || g172 === null) && O.style === undefined) {
              return false;
            } else if (!L(238, x)) {
              return false;
            }
          }
          m149 |= 1;
        }
        if (b232(x)) {
          const v175 = x.style, v176 = x.allowReserved;
          l173: {
            l174: {
              if (v175 !== undefined && !(v175 === "form" || v175 === "spaceDelimited" || v175 === "pipeDelimited" || v175 === "deepObject")) break l174;
              if (v176 !== undefined && typeof v176 !== "boolean") break l174;
              break l173;
            }
            let g177;
            if (((g177 = G(x)) === O || g177 === null) && O.style === undefined && O.allowReserved === undefined) {
              return false;
            } else if (!L(233, x)) {
              return false;
            }
          }
          if (b104(x)) {
            m149 |= 2;
            if (!b105(x)) return false;
            m149 |= 4;
          } else {
            if (!b106(x)) return false;
            m149 |= 4;
          }
          m149 |= 8;
        }
        if (b228(x)) {
          const v180 = x.style;
          l178: {
            l179: {
              if (v180 !== undefined && v180 !== "form") break l179;
              break l178;
            }
            let g181;
            if (((g181 = G(x)) === O || g181 === null) && O.style === undefined) {
              return false;
            } else if (!L(229, x)) {
              return false;
            }
          }
          if (b104(x)) {
            m149 |= 2;
            if (!b105(x)) return false;
            m149 |= 4;
          } else {
            if (!b106(x)) return false;
            m149 |= 4;
          }
          m149 |= 2;
        }
        m149 |= 16;
      }
      if (b219(x)) {
        const v184 = x.allowEmptyValue;
        l182: {
          l183: {
            if (v184 !== undefined && typeof v184 !== "boolean") break l183;
            break l182;
          }
          let g185;
          if (((g185 = G(x)) === O || g185 === null) && O.allowEmptyValue === undefined) {
            return false;
          } else if (!L(220, x)) {
            return false;
          }
        }
        m149 |= 32;
      }
      let n186 = 0;
      if (x.schema !== undefined && h.call(x, "schema")) n186++;
      if (n186 > 1) return false;
      if (x.content !== undefined && h.call(x, "content")) n186++;
      if (n186 > 1) return false;
      if (n186 < 1) return false;
      let n152 = 0;
      for (const k150 in x) {
        if (!h.call(x, k150)) continue;
        const v151 = x[k150];
        if (v151 === undefined) continue;
        switch (k150) {
          case "name":
            n152++;
            if (typeof v151 !== "string") return false;
            continue;
          case "in":
            n152++;
            if (!(v151 === "query" || v151 === "header" || v151 === "path" || v151 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v151 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v151 !== "boolean") return false;
            continue;
          case "schema":
            if (!b1(v151, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v151 === "object" && v151 !== null && !Array.isArray(v151))) return false;
            let n157 = 0;
            for (const k154 in v151) {
              if (!h.call(v151, k154)) continue;
              const v155 = v151[k154];
              if (v155 === undefined) continue;
              n157++;
              if (!b73(v155, 0)) return false;
            }
            if (!(n157 <= 1)) return false;
            if (!(n157 >= 1)) return false;
            continue;
          }
          case "style":
            if ((m149 & 27) === 0) return false;
            continue;
          case "explode":
            if ((m149 & 21) === 0) return false;
            continue;
          case "allowReserved":
            if ((m149 & 8) === 0) return false;
            continue;
          case "example":
          case "examples":
            if ((m149 & 16) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m149 & 32) === 0) return false;
            continue;
        }
        if (!k150.startsWith("x-")) return false;
      }
      if (n152 !== 2) return false;
    }
    return true;
  }
  function b81(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k187 in x) {
        if (!h.call(x, k187)) continue;
        const v188 = x[k187];
        if (v188 === undefined) continue;
        switch (k187) {
          case "summary":
          case "description":
          case "externalValue":
            if (typeof v188 !== "string") return false;
            continue;
          case "value":
            continue;
        }
        if (!k187.startsWith("x-")) return false;
      }
      if (x.value !== undefined && h.call(x, "value") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
    }
    return true;
  }
  function b71(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n193 = 0;
      for (const k191 in x) {
        if (!h.call(x, k191)) continue;
        const v192 = x[k191];
        if (v192 === undefined) continue;
        switch (k191) {
          case "description":
            if (typeof v192 !== "string") return false;
            continue;
          case "content":
            n193++;
            if (!b72(v192)) return false;
            continue;
          case "required":
            if (typeof v192 !== "boolean") return false;
            continue;
        }
        if (!k191.startsWith("x-")) return false;
      }
      if (n193 !== 1) return false;
    }
    return true;
  }
  function b85(x, d) {
    if (d > 200) return L(85, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else if (!b84(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b87(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v197 = x.$ref, v198 = x.summary, v199 = x.description;
    l195: {
      l196: {
        if (v197 !== undefined && typeof v197 !== "string") break l196;
        if (v198 !== undefined && typeof v198 !== "string") break l196;
        if (v199 !== undefined && typeof v199 !== "string") break l196;
        break l195;
      }
      let g200;
      if (((g200 = G(x)) === O || g200 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined) {
        return false;
      } else if (!L(87, x)) {
        return false;
      }
    }
    return true;
  }
  function b154(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v203 = x.type;
      l201: {
        l202: {
          if (v203 !== undefined && v203 !== "apiKey") break l202;
          break l201;
        }
        let g204;
        if (((g204 = G(x)) === O || g204 === null) && O.type === undefined) {
          return false;
        } else if (!L(154, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b150(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v207 = x.type;
      l205: {
        l206: {
          if (v207 !== undefined && v207 !== "http") break l206;
          break l205;
        }
        let g208;
        if (((g208 = G(x)) === O || g208 === null) && O.type === undefined) {
          return false;
        } else if (!L(150, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b151(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v209 = x.scheme;
      let g210;
      if (v209 === undefined || (((g210 = G(x)) === O || g210 === null) && O.scheme === undefined)) {
        if (v209 === undefined) return false;
        if (typeof v209 !== "string") return false;
      } else if (!L(151, x)) {
        return false;
      }
    }
    return true;
  }
  function b145(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v211 = x.type, v212 = x.scheme;
      let g214;
      if ((v211 === undefined && v212 === undefined) || (((g214 = G(x)) === O || g214 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v211 === undefined) return false;
        if (v211 !== "http") return false;
        if (v212 === undefined) return false;
        if (typeof v212 !== "string") return false;
        if (!p213.test(v212)) return false;
      } else if (!L(145, x)) {
        return false;
      }
    }
    return true;
  }
  function b146(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v217 = x.bearerFormat;
      l215: {
        l216: {
          if (v217 !== undefined && typeof v217 !== "string") break l216;
          break l215;
        }
        let g218;
        if (((g218 = G(x)) === O || g218 === null) && O.bearerFormat === undefined) {
          return false;
        } else if (!L(146, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b142(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v221 = x.type;
      l219: {
        l220: {
          if (v221 !== undefined && v221 !== "oauth2") break l220;
          break l219;
        }
        let g222;
        if (((g222 = G(x)) === O || g222 === null) && O.type === undefined) {
          return false;
        } else if (!L(142, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b143(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v223 = x.flows;
      let g244;
      if (v223 === undefined || (((g244 = G(x)) === O || g244 === null) && O.flows === undefined)) {
        if (v223 === undefined) return false;
        if (!(typeof v223 === "object" && v223 !== null && !Array.isArray(v223))) return false;
        for (const k224 in v223) {
          if (!h.call(v223, k224)) continue;
          const v225 = v223[k224];
          if (v225 === undefined) continue;
          switch (k224) {
            case "implicit": {
              if (!(typeof v225 === "object" && v225 !== null && !Array.isArray(v225))) return false;
              let n230 = 0;
              for (const k228 in v225) {
                if (!h.call(v225, k228)) continue;
                const v229 = v225[k228];
                if (v229 === undefined) continue;
                switch (k228) {
                  case "authorizationUrl":
                    n230++;
                    if (typeof v229 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v229 !== "string") return false;
                    continue;
                  case "scopes":
                    n230++;
                    if (!b92(v229)) return false;
                    continue;
                }
                if (!k228.startsWith("x-")) return false;
              }
              if (n230 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v225 === "object" && v225 !== null && !Array.isArray(v225))) return false;
              let n234 = 0;
              for (const k232 in v225) {
                if (!h.call(v225, k232)) continue;
                const v233 = v225[k232];
                if (v233 === undefined) continue;
                switch (k232) {
                  case "tokenUrl":
                    n234++;
                    if (typeof v233 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v233 !== "string") return false;
                    continue;
                  case "scopes":
                    n234++;
                    if (!b92(v233)) return false;
                    continue;
                }
                if (!k232.startsWith("x-")) return false;
              }
              if (n234 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v225 === "object" && v225 !== null && !Array.isArray(v225))) return false;
              let n238 = 0;
              for (const k236 in v225) {
                if (!h.call(v225, k236)) continue;
                const v237 = v225[k236];
                if (v237 === undefined) continue;
                switch (k236) {
                  case "tokenUrl":
                    n238++;
                    if (typeof v237 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v237 !== "string") return false;
                    continue;
                  case "scopes":
                    n238++;
                    if (!b92(v237)) return false;
                    continue;
                }
                if (!k236.startsWith("x-")) return false;
              }
              if (n238 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v225 === "object" && v225 !== null && !Array.isArray(v225))) return false;
              let n242 = 0;
              for (const k240 in v225) {
                if (!h.call(v225, k240)) continue;
                const v241 = v225[k240];
                if (v241 === undefined) continue;
                switch (k240) {
                  case "authorizationUrl":
                  case "tokenUrl":
                    n242++;
                    if (typeof v241 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v241 !== "string") return false;
                    continue;
                  case "scopes":
                    n242++;
                    if (!b92(v241)) return false;
                    continue;
                }
                if (!k240.startsWith("x-")) return false;
              }
              if (n242 !== 3) return false;
              continue;
            }
          }
          if (!k224.startsWith("x-")) return false;
        }
      } else if (!L(143, x)) {
        return false;
      }
    }
    return true;
  }
  function b138(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v247 = x.type;
      l245: {
        l246: {
          if (v247 !== undefined && v247 !== "openIdConnect") break l246;
          break l245;
        }
        let g248;
        if (((g248 = G(x)) === O || g248 === null) && O.type === undefined) {
          return false;
        } else if (!L(138, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b139(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v249 = x.openIdConnectUrl;
      let g250;
      if (v249 === undefined || (((g250 = G(x)) === O || g250 === null) && O.openIdConnectUrl === undefined)) {
        if (v249 === undefined) return false;
        if (typeof v249 !== "string") return false;
      } else if (!L(139, x)) {
        return false;
      }
    }
    return true;
  }
  function b280(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k251 in x) {
        if (!p38.test(k251) && h.call(x, k251) && x[k251] !== undefined) return false;
      }
    }
    return true;
  }
  function b277(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k254 in x) {
      if (!h.call(x, k254)) continue;
      const v255 = x[k254];
      if (v255 === undefined) continue;
      if (!b83(v255)) return false;
    }
    return true;
  }
  function b278(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k258 in x) {
      if (!h.call(x, k258)) continue;
      const v259 = x[k258];
      if (v259 === undefined) continue;
      if (!b79(v259, 0)) return false;
    }
    return true;
  }
  function b279(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k262 in x) {
      if (!h.call(x, k262)) continue;
      const v263 = x[k262];
      if (v263 === undefined) continue;
      if (!b65(v263, 0)) return false;
    }
    return true;
  }
  function b98(x) {
    if (!Array.isArray(x)) return false;
    for (let i266 = 0; i266 < x.length; i266++) {
      const v267 = x[i266];
      if (!b91(v267)) return false;
    }
    return true;
  }
  function b99(x) {
    if (!Array.isArray(x)) return false;
    for (let i268 = 0; i268 < x.length; i268++) {
      const v269 = x[i268];
      if (!(typeof v269 === "object" && v269 !== null && !Array.isArray(v269))) return false;
      let n272 = 0;
      for (const k270 in v269) {
        if (!h.call(v269, k270)) continue;
        const v271 = v269[k270];
        if (v271 === undefined) continue;
        switch (k270) {
          case "name":
            n272++;
            if (typeof v271 !== "string") return false;
            continue;
          case "description":
            if (typeof v271 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b67(v271)) return false;
            continue;
        }
        if (!k270.startsWith("x-")) return false;
      }
      if (n272 !== 1) return false;
    }
    return true;
  }
  function b67(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n276 = 0;
    for (const k274 in x) {
      if (!h.call(x, k274)) continue;
      const v275 = x[k274];
      if (v275 === undefined) continue;
      switch (k274) {
        case "description":
          if (typeof v275 !== "string") return false;
          continue;
        case "url":
          n276++;
          if (typeof v275 !== "string") return false;
          continue;
      }
      if (!k274.startsWith("x-")) return false;
    }
    if (n276 !== 1) return false;
    return true;
  }
  function b66(x, d) {
    if (d > 200) return L(66, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k278 in x) {
      if (!h.call(x, k278)) continue;
      const v279 = x[k278];
      if (v279 === undefined) continue;
      switch (k278) {
        case "tags": {
          if (!Array.isArray(v279)) return false;
          for (let i282 = 0; i282 < v279.length; i282++) {
            const v283 = v279[i282];
            if (typeof v283 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v279 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b67(v279)) return false;
          continue;
        case "parameters": {
          if (!Array.isArray(v279)) return false;
          for (let i284 = 0; i284 < v279.length; i284++) {
            const v285 = v279[i284];
            if (!b69(v285)) return false;
          }
          continue;
        }
        case "requestBody":
          if (!b71(v279)) return false;
          continue;
        case "responses": {
          if (!(typeof v279 === "object" && v279 !== null && !Array.isArray(v279))) return false;
          let n289 = 0;
          for (const k286 in v279) {
            if (!h.call(v279, k286)) continue;
            const v287 = v279[k286];
            if (v287 === undefined) continue;
            n289++;
            switch (k286) {
              case "default":
                if (!b77(v287)) return false;
                continue;
            }
            if (p290.test(k286) && !b77(v287)) return false;
            if (!p290.test(k286) && !k286.startsWith("x-")) return false;
          }
          if (!(n289 >= 1)) return false;
          if (b195(v279)) {
            const v291 = v279.default;
            let g292;
            if (v291 === undefined || (((g292 = G(v279)) === O || g292 === null) && O.default === undefined)) {
              if (v291 === undefined) return false;
            } else if (!L(196, v279)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b257(v279, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v279 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v279)) return false;
          for (let i293 = 0; i293 < v279.length; i293++) {
            const v294 = v279[i293];
            if (!b91(v294)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v279)) return false;
          for (let i295 = 0; i295 < v279.length; i295++) {
            const v296 = v279[i295];
            if (!b61(v296)) return false;
          }
          continue;
        }
      }
      if (!k278.startsWith("x-")) return false;
    }
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k297 in x) {
        if (!h.call(x, k297)) continue;
        const v298 = x[k297];
        if (v298 === undefined) continue;
        switch (k297.length) {
          case 2:
            switch (k297) {
              case "if":
                if (!b1(v298, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k297) {
              case "$id":
                if (typeof v298 !== "string") return false;
                if (!p302.test(v298)) return false;
                continue;
              case "not":
                if (!b1(v298, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k297) {
              case "$ref":
                if (typeof v298 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b1(v298, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v298 === "string") {
                  if (!(v298 === "array" || v298 === "boolean" || v298 === "integer" || v298 === "null" || v298 === "number" || v298 === "object" || v298 === "string")) return false;
                } else if (Array.isArray(v298)) {
                  if (!(v298.length >= 1)) return false;
                  for (let i307 = 0; i307 < v298.length; i307++) {
                    const v308 = v298[i307];
                    if (!(v308 === "array" || v308 === "boolean" || v308 === "integer" || v308 === "null" || v308 === "number" || v308 === "object" || v308 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v298)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v298)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k297) {
              case "title":
                if (typeof v298 !== "string") return false;
                continue;
              case "$defs":
                if (!b55(v298, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b45(v298, d + 1)) return false;
                continue;
              case "items":
                if (!b1(v298, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k297) {
              case "format":
                if (typeof v298 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k297) {
              case "$anchor":
                if (typeof v298 !== "string") return false;
                if (!p301.test(v298)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v298 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v298) || r.isBigInt(v298))) return false;
                continue;
            }
            break;
          case 8:
            switch (k297) {
              case "$comment":
                if (typeof v298 !== "string") return false;
                continue;
              case "contains":
                if (!b1(v298, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v298)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v298) || r.isBigInt(v298))) return false;
                if (!(v298 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v298 !== "boolean") return false;
                continue;
              case "required":
                if (!b32(v298)) return false;
                continue;
            }
            break;
          case 9:
            switch (k297) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v298) || r.isBigInt(v298))) return false;
                if (!(v298 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v298 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k297) {
              case "properties":
                if (!b46(v298, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v298) || r.isBigInt(v298))) return false;
                if (!(v298 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v298 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k297) {
              case "definitions":
                if (!b19(v298, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v298 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v298 === "object" && v298 !== null && !Array.isArray(v298))) return false;
                for (const k303 in v298) {
                  if (!h.call(v298, k303)) continue;
                  const v304 = v298[k303];
                  if (v304 === undefined) continue;
                  if (typeof v304 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b45(v298, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v298) || r.isBigInt(v298))) return false;
                if (!(v298 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v298 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k297) {
              case "dependencies":
                if (!b20(v298, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k297) {
              case "$recursiveRef":
                if (typeof v298 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b1(v298, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v298) || r.isBigInt(v298))) return false;
                if (!(v298 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k297) {
              case "$dynamicAnchor":
                if (typeof v298 !== "string") return false;
                if (!p301.test(v298)) return false;
                continue;
            }
            break;
          case 15:
            switch (k297) {
              case "contentEncoding":
                if (typeof v298 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k297) {
              case "$recursiveAnchor":
                if (typeof v298 !== "string") return false;
                if (!p301.test(v298)) return false;
                continue;
              case "contentMediaType":
                if (typeof v298 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b1(v298, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b48(v298, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v298) || r.isBigInt(v298))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k297) {
              case "patternProperties":
                if (!b47(v298, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v298 === "object" && v298 !== null && !Array.isArray(v298))) return false;
                for (const k309 in v298) {
                  if (!h.call(v298, k309)) continue;
                  const v310 = v298[k309];
                  if (v310 === undefined) continue;
                  if (!b32(v310)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k297) {
              case "additionalProperties":
                if (!b1(v298, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k297) {
              case "unevaluatedProperties":
                if (!b1(v298, d + 1)) return false;
                continue;
            }
            break;
        }
      }
    }
    return true;
  }
  function b72(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k313 in x) {
      if (!h.call(x, k313)) continue;
      const v314 = x[k313];
      if (v314 === undefined) continue;
      if (!b73(v314, 0)) return false;
    }
    return true;
  }
  function b83(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k317 in x) {
        if (!h.call(x, k317)) continue;
        const v318 = x[k317];
        if (v318 === undefined) continue;
        switch (k317) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v318 !== "string") return false;
            continue;
          case "parameters":
            if (!b92(v318)) return false;
            continue;
          case "server":
            if (!b61(v318)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k317.startsWith("x-")) return false;
      }
      let n321 = 0;
      if (x.operationRef !== undefined && h.call(x, "operationRef")) n321++;
      if (n321 > 1) return false;
      if (x.operationId !== undefined && h.call(x, "operationId")) n321++;
      if (n321 > 1) return false;
      if (n321 < 1) return false;
    }
    return true;
  }
  function b112(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k322 in x) {
      if (!h.call(x, k322)) continue;
      const v323 = x[k322];
      if (v323 === undefined) continue;
      if (!b81(v323)) return false;
    }
    return true;
  }
  function b242(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v328 = x.in;
      l326: {
        l327: {
          if (v328 !== undefined && v328 !== "path") break l327;
          break l326;
        }
        let g329;
        if (((g329 = G(x)) === O || g329 === null) && O.in === undefined) {
          return false;
        } else if (!L(242, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b237(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v332 = x.in;
      l330: {
        l331: {
          if (v332 !== undefined && v332 !== "header") break l331;
          break l330;
        }
        let g333;
        if (((g333 = G(x)) === O || g333 === null) && O.in === undefined) {
          return false;
        } else if (!L(237, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b232(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v336 = x.in;
      l334: {
        l335: {
          if (v336 !== undefined && v336 !== "query") break l335;
          break l334;
        }
        let g337;
        if (((g337 = G(x)) === O || g337 === null) && O.in === undefined) {
          return false;
        } else if (!L(232, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b104(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v340 = x.style;
      l338: {
        l339: {
          if (v340 !== undefined && v340 !== "form") break l339;
          break l338;
        }
        let g341;
        if (((g341 = G(x)) === O || g341 === null) && O.style === undefined) {
          return false;
        } else if (!L(104, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b105(x) {
    return true;
  }
  function b106(x) {
    return true;
  }
  function b228(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v350 = x.in;
      l348: {
        l349: {
          if (v350 !== undefined && v350 !== "cookie") break l349;
          break l348;
        }
        let g351;
        if (((g351 = G(x)) === O || g351 === null) && O.in === undefined) {
          return false;
        } else if (!L(228, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b219(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v354 = x.in;
      l352: {
        l353: {
          if (v354 !== undefined && v354 !== "query") break l353;
          break l352;
        }
        let g355;
        if (((g355 = G(x)) === O || g355 === null) && O.in === undefined) {
          return false;
        } else if (!L(219, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b73(x, d) {
    if (d > 200) return L(73, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k356 in x) {
      if (!h.call(x, k356)) continue;
      const v357 = x[k356];
      if (v357 === undefined) continue;
      switch (k356) {
        case "schema":
          if (!b1(v357, d + 1)) return false;
          continue;
        case "encoding":
          if (!b205(v357, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b112(v357)) return false;
          continue;
      }
      if (!k356.startsWith("x-")) return false;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    return true;
  }
  function b84(x, d) {
    if (d > 200) return L(84, x);
    let m360 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (x.schema !== undefined && h.call(x, "schema")) {
      for (const k365 in x) {
        if (!h.call(x, k365)) continue;
        const v366 = x[k365];
        if (v366 === undefined) continue;
        switch (k365) {
          case "examples":
            if (!b112(v366)) return false;
            continue;
          case "style":
            if (v366 !== "simple") return false;
            continue;
          case "explode":
            if (typeof v366 !== "boolean") return false;
            continue;
        }
      }
      if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
      m360 |= 1;
    }
    let n369 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n369++;
    if (n369 > 1) return false;
    if (x.content !== undefined && h.call(x, "content")) n369++;
    if (n369 > 1) return false;
    if (n369 < 1) return false;
    for (const k361 in x) {
      if (!h.call(x, k361)) continue;
      const v362 = x[k361];
      if (v362 === undefined) continue;
      switch (k361) {
        case "description":
          if (typeof v362 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v362 !== "boolean") return false;
          continue;
        case "schema":
          if (!b1(v362, d + 1)) return false;
          continue;
        case "content":
          if (!b169(v362, d + 1)) return false;
          continue;
        case "example":
        case "examples":
        case "style":
        case "explode":
          if ((m360 & 1) === 0) return false;
          continue;
      }
      if (!k361.startsWith("x-")) return false;
    }
    return true;
  }
  function b92(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k370 in x) {
      if (!h.call(x, k370)) continue;
      const v371 = x[k370];
      if (v371 === undefined) continue;
      if (typeof v371 !== "string") return false;
    }
    return true;
  }
  function b79(x, d) {
    if (d > 200) return L(79, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b87(x)) return false;
    } else if (!b78(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b91(x) {
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
  function b195(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k380 in x) {
        if (!h.call(x, k380)) continue;
        const v381 = x[k380];
        if (v381 === undefined) continue;
        if (p290.test(k380)) return false;
      }
    }
    return true;
  }
  function b257(x, d) {
    if (d > 200) return L(257, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k384 in x) {
      if (!h.call(x, k384)) continue;
      const v385 = x[k384];
      if (v385 === undefined) continue;
      if (!b79(v385, d + 1)) return false;
    }
    return true;
  }
  function b55(x, d) {
    if (d > 200) return L(55, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k388 in x) {
      if (!h.call(x, k388)) continue;
      const v389 = x[k388];
      if (v389 === undefined) continue;
      if (!b1(v389, d + 1)) return false;
    }
    return true;
  }
  function b45(x, d) {
    if (d > 200) return L(45, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i392 = 0; i392 < x.length; i392++) {
      const v393 = x[i392];
      if (!b1(v393, d + 1)) return false;
    }
    return true;
  }
  function b32(x) {
    if (!Array.isArray(x)) return false;
    for (let i394 = 0; i394 < x.length; i394++) {
      const v395 = x[i394];
      if (typeof v395 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b46(x, d) {
    if (d > 200) return L(46, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k396 in x) {
      if (!h.call(x, k396)) continue;
      const v397 = x[k396];
      if (v397 === undefined) continue;
      if (!b1(v397, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k400 in x) {
      if (!h.call(x, k400)) continue;
      const v401 = x[k400];
      if (v401 === undefined) continue;
      if (!b1(v401, d + 1)) return false;
    }
    return true;
  }
  function b20(x, d) {
    if (d > 200) return L(20, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k404 in x) {
      if (!h.call(x, k404)) continue;
      const v405 = x[k404];
      if (v405 === undefined) continue;
      if (!b57(v405, d + 1)) return false;
    }
    return true;
  }
  function b48(x, d) {
    if (d > 200) return L(48, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k408 in x) {
      if (!h.call(x, k408)) continue;
      const v409 = x[k408];
      if (v409 === undefined) continue;
      if (!b1(v409, d + 1)) return false;
    }
    return true;
  }
  function b47(x, d) {
    if (d > 200) return L(47, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k412 in x) {
      if (!h.call(x, k412)) continue;
      const v413 = x[k412];
      if (v413 === undefined) continue;
      if (!b1(v413, d + 1)) return false;
    }
    return true;
  }
  function b205(x, d) {
    if (d > 200) return L(205, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k416 in x) {
      if (!h.call(x, k416)) continue;
      const v417 = x[k416];
      if (v417 === undefined) continue;
      if (!b74(v417, d + 1)) return false;
    }
    return true;
  }
  function b169(x, d) {
    if (d > 200) return L(169, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n423 = 0;
    for (const k420 in x) {
      if (!h.call(x, k420)) continue;
      const v421 = x[k420];
      if (v421 === undefined) continue;
      n423++;
      if (!b73(v421, d + 1)) return false;
    }
    if (!(n423 <= 1)) return false;
    if (!(n423 >= 1)) return false;
    return true;
  }
  function b78(x, d) {
    if (d > 200) return L(78, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k424 in x) {
      if (!h.call(x, k424)) continue;
      const v425 = x[k424];
      if (v425 === undefined) continue;
      if (!b65(v425, d + 1)) return false;
    }
    return true;
  }
  function b57(x, d) {
    if (d > 200) return L(57, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b1(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b32(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b74(x, d) {
    if (d > 200) return L(74, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k428 in x) {
      if (!h.call(x, k428)) continue;
      const v429 = x[k428];
      if (v429 === undefined) continue;
      switch (k428) {
        case "contentType":
          if (typeof v429 !== "string") return false;
          continue;
        case "headers":
          if (!b200(v429, d + 1)) return false;
          continue;
        case "style":
          if (!(v429 === "form" || v429 === "spaceDelimited" || v429 === "pipeDelimited" || v429 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v429 !== "boolean") return false;
          continue;
      }
      if (!k428.startsWith("x-")) return false;
    }
    if (x.style !== undefined && h.call(x, "style") && !b93(x)) return false;
    if (x.allowReserved !== undefined && h.call(x, "allowReserved") && !b93(x)) return false;
    return true;
  }
  function b200(x, d) {
    if (d > 200) return L(200, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k432 in x) {
      if (!h.call(x, k432)) continue;
      const v433 = x[k432];
      if (v433 === undefined) continue;
      if (!b85(v433, d + 1)) return false;
    }
    return true;
  }
  function b93(x) {
    if (b104(x)) {
      if (!b105(x)) return false;
    } else if (!b106(x)) {
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
