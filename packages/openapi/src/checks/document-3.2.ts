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
  const p42 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p37 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems|mediaTypes)$", "u");
  const p153 = new RegExp("^[0-9A-Za-z!#$%&'*+.^_`|~-]+$", "u");
  const p176 = new RegExp("^[^{}]+$", "u");
  const p240 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const e324 = new Set(["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "QUERY"]);
  const p335 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p347 = new RegExp("^[^#]*#?$", "u");
  const p346 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
                if (v10.identifier !== undefined && h.call(v10, "identifier") && v10.url !== undefined && h.call(v10, "url")) return false;
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
          for (let i23 = 0; i23 < v4.length; i23++) {
            const v24 = v4[i23];
            if (!b4(v24)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k25 in v4) {
            if (!h.call(v4, k25)) continue;
            const v26 = v4[k25];
            if (v26 === undefined) continue;
            if (k25.startsWith("\u002f") && !b8(v26, 0)) return false;
            if (!k25.startsWith("\u002f") && !k25.startsWith("x-")) return false;
          }
          continue;
        }
        case "webhooks": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k29 in v4) {
            if (!h.call(v4, k29)) continue;
            const v30 = v4[k29];
            if (v30 === undefined) continue;
            if (!b8(v30, 0)) return false;
          }
          continue;
        }
        case "components": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k33 in v4) {
            if (!h.call(v4, k33)) continue;
            const v34 = v4[k33];
            if (v34 === undefined) continue;
            switch (k33) {
              case "schemas": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k43 in v34) {
                  if (!h.call(v34, k43)) continue;
                  const v44 = v34[k43];
                  if (v44 === undefined) continue;
                  if (!b308(v44, 0)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k47 in v34) {
                    if (!h.call(v34, k47)) continue;
                    const v48 = v34[k47];
                    if (v48 === undefined) continue;
                    if (!p42.test(k47)) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k51 in v34) {
                  if (!h.call(v34, k51)) continue;
                  const v52 = v34[k51];
                  if (v52 === undefined) continue;
                  if (!b22(v52)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k55 in v34) {
                    if (!h.call(v34, k55)) continue;
                    const v56 = v34[k55];
                    if (v56 === undefined) continue;
                    if (!p42.test(k55)) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k59 in v34) {
                  if (!h.call(v34, k59)) continue;
                  const v60 = v34[k59];
                  if (v60 === undefined) continue;
                  if (!b13(v60)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k63 in v34) {
                    if (!h.call(v34, k63)) continue;
                    const v64 = v34[k63];
                    if (v64 === undefined) continue;
                    if (!p42.test(k63)) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k67 in v34) {
                  if (!h.call(v34, k67)) continue;
                  const v68 = v34[k67];
                  if (v68 === undefined) continue;
                  if (!b26(v68)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k71 in v34) {
                    if (!h.call(v34, k71)) continue;
                    const v72 = v34[k71];
                    if (v72 === undefined) continue;
                    if (!p42.test(k71)) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k75 in v34) {
                  if (!h.call(v34, k75)) continue;
                  const v76 = v34[k75];
                  if (v76 === undefined) continue;
                  if (!b15(v76)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k79 in v34) {
                    if (!h.call(v34, k79)) continue;
                    const v80 = v34[k79];
                    if (v80 === undefined) continue;
                    if (!p42.test(k79)) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k83 in v34) {
                  if (!h.call(v34, k83)) continue;
                  const v84 = v34[k83];
                  if (v84 === undefined) continue;
                  if (!b30(v84, 0)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k87 in v34) {
                    if (!h.call(v34, k87)) continue;
                    const v88 = v34[k87];
                    if (v88 === undefined) continue;
                    if (!p42.test(k87)) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k91 in v34) {
                  if (!h.call(v34, k91)) continue;
                  const v92 = v34[k91];
                  if (v92 === undefined) continue;
                  if (typeof v92 === "object" && v92 !== null && !Array.isArray(v92) && v92.$ref !== undefined && h.call(v92, "$ref")) {
                    if (!b32(v92)) return false;
                  } else {
                    let m95 = 0;
                    if (!(typeof v92 === "object" && v92 !== null && !Array.isArray(v92))) return false;
                    if (b108(v92)) {
                      if (!b109(v92)) return false;
                      m95 |= 1;
                    }
                    if (b104(v92)) {
                      if (!b105(v92)) return false;
                      m95 |= 2;
                    }
                    if (b99(v92)) {
                      m95 |= 2;
                      if (!b100(v92)) return false;
                      m95 |= 4;
                    }
                    if (b95(v92)) {
                      if (!b96(v92)) return false;
                      m95 |= 8;
                    }
                    if (b91(v92)) {
                      if (!b92(v92)) return false;
                      m95 |= 16;
                    }
                    let n98 = 0;
                    for (const k96 in v92) {
                      if (!h.call(v92, k96)) continue;
                      const v97 = v92[k96];
                      if (v97 === undefined) continue;
                      switch (k96) {
                        case "type":
                          n98++;
                          if (!(v97 === "apiKey" || v97 === "http" || v97 === "mutualTLS" || v97 === "oauth2" || v97 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v97 !== "string") return false;
                          continue;
                        case "deprecated":
                          if (typeof v97 !== "boolean") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m95 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m95 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m95 & 4) === 0) return false;
                          continue;
                        case "flows":
                        case "oauth2MetadataUrl":
                          if ((m95 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m95 & 16) === 0) return false;
                          continue;
                      }
                      if (!k96.startsWith("x-")) return false;
                    }
                    if (n98 !== 1) return false;
                  }
                }
                if (!b278(v34)) return false;
                continue;
              }
              case "links":
                if (!b274(v34)) return false;
                if (!b278(v34)) return false;
                continue;
              case "callbacks":
                if (!b275(v34)) return false;
                if (!b278(v34)) return false;
                continue;
              case "pathItems":
                if (!b276(v34)) return false;
                if (!b278(v34)) return false;
                continue;
              case "mediaTypes":
                if (!b277(v34)) return false;
                if (!b278(v34)) return false;
                continue;
            }
            if (p37.test(k33) && typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
              for (const k38 in v34) {
                if (!h.call(v34, k38)) continue;
                const v39 = v34[k38];
                if (v39 === undefined) continue;
                if (!p42.test(k38)) return false;
              }
            }
            if (!p37.test(k33) && !k33.startsWith("x-")) return false;
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
    if (!((x.paths !== undefined && h.call(x, "paths")) || (x.components !== undefined && h.call(x, "components")) || (x.webhooks !== undefined && h.call(x, "webhooks")))) return false;
    return true;
  }
  function b4(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n102 = 0;
    for (const k100 in x) {
      if (!h.call(x, k100)) continue;
      const v101 = x[k100];
      if (v101 === undefined) continue;
      switch (k100) {
        case "url":
          n102++;
          if (typeof v101 !== "string") return false;
          continue;
        case "description":
        case "name":
          if (typeof v101 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v101 === "object" && v101 !== null && !Array.isArray(v101))) return false;
          for (const k104 in v101) {
            if (!h.call(v101, k104)) continue;
            const v105 = v101[k104];
            if (v105 === undefined) continue;
            if (!(typeof v105 === "object" && v105 !== null && !Array.isArray(v105))) return false;
            let n110 = 0;
            for (const k108 in v105) {
              if (!h.call(v105, k108)) continue;
              const v109 = v105[k108];
              if (v109 === undefined) continue;
              switch (k108) {
                case "enum": {
                  if (!Array.isArray(v109)) return false;
                  if (!(v109.length >= 1)) return false;
                  for (let i112 = 0; i112 < v109.length; i112++) {
                    const v113 = v109[i112];
                    if (typeof v113 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n110++;
                  if (typeof v109 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v109 !== "string") return false;
                  continue;
              }
              if (!k108.startsWith("x-")) return false;
            }
            if (n110 !== 1) return false;
          }
          continue;
        }
      }
      if (!k100.startsWith("x-")) return false;
    }
    if (n102 !== 1) return false;
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k114 in x) {
      if (!h.call(x, k114)) continue;
      const v115 = x[k114];
      if (v115 === undefined) continue;
      switch (k114) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v115 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v115)) return false;
          for (let i118 = 0; i118 < v115.length; i118++) {
            const v119 = v115[i118];
            if (!b4(v119)) return false;
          }
          continue;
        }
        case "parameters":
          if (!b11(v115)) return false;
          continue;
        case "additionalOperations":
          if (!b262(v115, d + 1)) return false;
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
          if (!b9(v115, d + 1)) return false;
          continue;
      }
      if (!k114.startsWith("x-")) return false;
    }
    return true;
  }
  function b308(x, d) {
    if (d > 200) return L(308, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v120 = x.discriminator, v129 = x.externalDocs, v134 = x.xml;
      let g144;
      if ((v120 === undefined && v129 === undefined && v134 === undefined) || (((g144 = G(x)) === O || g144 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v120 !== undefined) {
          if (!(typeof v120 === "object" && v120 !== null && !Array.isArray(v120))) return false;
          let n123 = 0;
          for (const k121 in v120) {
            if (!h.call(v120, k121)) continue;
            const v122 = v120[k121];
            if (v122 === undefined) continue;
            switch (k121) {
              case "propertyName":
                n123++;
                if (typeof v122 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v122 === "object" && v122 !== null && !Array.isArray(v122))) return false;
                for (const k125 in v122) {
                  if (!h.call(v122, k125)) continue;
                  const v126 = v122[k125];
                  if (v126 === undefined) continue;
                  if (typeof v126 !== "string") return false;
                }
                continue;
              }
              case "defaultMapping":
                if (typeof v122 !== "string") return false;
                continue;
            }
            if (!k121.startsWith("x-")) return false;
          }
          if (n123 !== 1) return false;
        }
        if (v129 !== undefined) {
          if (!(typeof v129 === "object" && v129 !== null && !Array.isArray(v129))) return false;
          let n132 = 0;
          for (const k130 in v129) {
            if (!h.call(v129, k130)) continue;
            const v131 = v129[k130];
            if (v131 === undefined) continue;
            switch (k130) {
              case "url":
                n132++;
                if (typeof v131 !== "string") return false;
                continue;
              case "description":
                if (typeof v131 !== "string") return false;
                continue;
            }
            if (!k130.startsWith("x-")) return false;
          }
          if (n132 !== 1) return false;
        }
        if (v134 !== undefined) {
          if (!(typeof v134 === "object" && v134 !== null && !Array.isArray(v134))) return false;
          for (const k135 in v134) {
            if (!h.call(v134, k135)) continue;
            const v136 = v134[k135];
            if (v136 === undefined) continue;
            switch (k135) {
              case "nodeType":
                if (typeof v136 !== "string") return false;
                if (!(v136 === "element" || v136 === "attribute" || v136 === "text" || v136 === "cdata" || v136 === "none")) return false;
                continue;
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v136 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v136 !== "boolean") return false;
                continue;
            }
            if (!k135.startsWith("x-")) return false;
          }
          if (v134.nodeType !== undefined && h.call(v134, "nodeType")) {
            const v141 = v134.attribute, v142 = v134.wrapped;
            l139: {
              l140: {
                if (v141 !== undefined) break l140;
                if (v142 !== undefined) break l140;
                break l139;
              }
              let g143;
              if (((g143 = G(v134)) === O || g143 === null) && O.attribute === undefined && O.wrapped === undefined) {
                return false;
              } else if (!L(318, v134)) {
                return false;
              }
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
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k145 in x) {
        if (!h.call(x, k145)) continue;
        const v146 = x[k145];
        if (v146 === undefined) continue;
        switch (k145) {
          case "summary":
          case "description":
            if (typeof v146 !== "string") return false;
            continue;
          case "headers": {
            if (!(typeof v146 === "object" && v146 !== null && !Array.isArray(v146))) return false;
            for (const k149 in v146) {
              if (!h.call(v146, k149)) continue;
              const v150 = v146[k149];
              if (v150 === undefined) continue;
              if (!p153.test(k149)) return false;
              if (!b30(v150, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b16(v146)) return false;
            continue;
          case "links": {
            if (!(typeof v146 === "object" && v146 !== null && !Array.isArray(v146))) return false;
            for (const k154 in v146) {
              if (!h.call(v146, k154)) continue;
              const v155 = v146[k154];
              if (v155 === undefined) continue;
              if (!b28(v155)) return false;
            }
            continue;
          }
        }
        if (!k145.startsWith("x-")) return false;
      }
    }
    return true;
  }
  function b13(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else {
      let m158 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (x.schema !== undefined && h.call(x, "schema")) {
        const v169 = x.style, v170 = x.explode;
        l167: {
          l168: {
            if (v169 !== undefined && typeof v169 !== "string") break l168;
            if (v170 !== undefined && typeof v170 !== "boolean") break l168;
            break l167;
          }
          let g171;
          if (((g171 = G(x)) === O || g171 === null) && O.style === undefined && O.explode === undefined) {
            return false;
          } else if (!L(191, x)) {
            return false;
          }
        }
        if (b230(x)) {
          let n174 = 0;
          for (const k172 in x) {
            if (!h.call(x, k172)) continue;
            const v173 = x[k172];
            if (v173 === undefined) continue;
            switch (k172) {
              case "name":
                if (typeof v173 === "string" && !p176.test(v173)) return false;
                continue;
              case "style":
                if (!(v173 === "matrix" || v173 === "label" || v173 === "simple")) return false;
                continue;
              case "required":
                n174++;
                if (v173 !== true) return false;
                continue;
              case "allowReserved":
                if (typeof v173 !== "boolean") return false;
                continue;
            }
          }
          if (n174 !== 1) return false;
          m158 |= 1;
        }
        if (b225(x)) {
          const v179 = x.style;
          l177: {
            l178: {
              if (v179 !== undefined && v179 !== "simple") break l178;
              break l177;
            }
            let g181;
            if (((g181 = G(x)) === O || g181 === null) && O.style === undefined) {
              return false;
            } else if (!L(226, x)) {
              return false;
            }
          }
          m158 |= 2;
        }
        if (b220(x)) {
          const v184 = x.style, v185 = x.allowReserved;
          l182: {
            l183: {
              if (v184 !== undefined && !(v184 === "form" || v184 === "spaceDelimited" || v184 === "pipeDelimited" || v184 === "deepObject")) break l183;
              if (v185 !== undefined && typeof v185 !== "boolean") break l183;
              break l182;
            }
            let g186;
            if (((g186 = G(x)) === O || g186 === null) && O.style === undefined && O.allowReserved === undefined) {
              return false;
            } else if (!L(221, x)) {
              return false;
            }
          }
          if (b51(x)) {
            m158 |= 4;
            if (!b52(x)) return false;
            m158 |= 8;
          } else {
            if (!b53(x)) return false;
            m158 |= 8;
          }
          m158 |= 16;
        }
        if (b211(x)) {
          const v189 = x.style;
          l187: {
            l188: {
              if (v189 !== undefined && !(v189 === "form" || v189 === "cookie")) break l188;
              break l187;
            }
            let g191;
            if (((g191 = G(x)) === O || g191 === null) && O.style === undefined) {
              return false;
            } else if (!L(212, x)) {
              return false;
            }
          }
          if (b215(x)) {
            m158 |= 4;
            const v194 = x.allowReserved;
            l192: {
              l193: {
                if (v194 !== undefined && typeof v194 !== "boolean") break l193;
                break l192;
              }
              let g195;
              if (((g195 = G(x)) === O || g195 === null) && O.allowReserved === undefined) {
                return false;
              } else if (!L(216, x)) {
                return false;
              }
            }
            m158 |= 32;
          }
          m158 |= 2;
        }
        m158 |= 2;
      }
      if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
      if (b205(x)) {
        const v198 = x.allowEmptyValue;
        l196: {
          l197: {
            if (v198 !== undefined && typeof v198 !== "boolean") break l197;
            break l196;
          }
          let g199;
          if (((g199 = G(x)) === O || g199 === null) && O.allowEmptyValue === undefined) {
            return false;
          } else if (!L(206, x)) {
            return false;
          }
        }
        m158 |= 64;
      }
      if (b202(x)) {
        const v200 = x.content;
        let g201;
        if (v200 === undefined || (((g201 = G(x)) === O || g201 === null) && O.content === undefined)) {
          if (v200 === undefined) return false;
        } else if (!L(203, x)) {
          return false;
        }
      }
      if (b198(x)) {
        const v204 = x.name;
        l202: {
          l203: {
            if (v204 !== undefined && typeof v204 === "string" && !p176.test(v204)) break l203;
            break l202;
          }
          let g205;
          if (((g205 = G(x)) === O || g205 === null) && O.name === undefined) {
            return false;
          } else if (!L(199, x)) {
            return false;
          }
        }
      }
      if (b195(x)) {
        const v208 = x.name;
        l206: {
          l207: {
            if (v208 !== undefined) {
              if (typeof v208 !== "string") break l207;
              if (!p153.test(v208)) break l207;
            }
            break l206;
          }
          let g209;
          if (((g209 = G(x)) === O || g209 === null) && O.name === undefined) {
            return false;
          } else if (!L(196, x)) {
            return false;
          }
        }
      }
      let n210 = 0;
      if (x.schema !== undefined && h.call(x, "schema")) n210++;
      if (n210 > 1) return false;
      if (x.content !== undefined && h.call(x, "content")) n210++;
      if (n210 > 1) return false;
      if (n210 < 1) return false;
      let n161 = 0;
      for (const k159 in x) {
        if (!h.call(x, k159)) continue;
        const v160 = x[k159];
        if (v160 === undefined) continue;
        switch (k159) {
          case "name":
            n161++;
            if (typeof v160 !== "string") return false;
            continue;
          case "in":
            n161++;
            if (!(v160 === "query" || v160 === "querystring" || v160 === "header" || v160 === "path" || v160 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v160 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v160 !== "boolean") return false;
            continue;
          case "schema":
            if (!b308(v160, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v160 === "object" && v160 !== null && !Array.isArray(v160))) return false;
            let n166 = 0;
            for (const k163 in v160) {
              if (!h.call(v160, k163)) continue;
              const v164 = v160[k163];
              if (v164 === undefined) continue;
              n166++;
              if (!b18(v164, 0)) return false;
            }
            if (!(n166 <= 1)) return false;
            if (!(n166 >= 1)) return false;
            continue;
          }
          case "example":
            continue;
          case "examples":
            if (!b59(v160)) return false;
            continue;
          case "style":
            if ((m158 & 23) === 0) return false;
            continue;
          case "explode":
            if ((m158 & 11) === 0) return false;
            continue;
          case "allowReserved":
            if ((m158 & 49) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m158 & 64) === 0) return false;
            continue;
        }
        if (!k159.startsWith("x-")) return false;
      }
      if (n161 !== 2) return false;
    }
    return true;
  }
  function b26(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k211 in x) {
        if (!h.call(x, k211)) continue;
        const v212 = x[k211];
        if (v212 === undefined) continue;
        switch (k211) {
          case "summary":
          case "description":
          case "serializedValue":
          case "externalValue":
            if (typeof v212 !== "string") return false;
            continue;
          case "dataValue":
          case "value":
            continue;
        }
        if (!k211.startsWith("x-")) return false;
      }
      if (x.value !== undefined && h.call(x, "value") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
      if (x.value !== undefined && h.call(x, "value") && x.dataValue !== undefined && h.call(x, "dataValue")) return false;
      if (x.value !== undefined && h.call(x, "value") && x.serializedValue !== undefined && h.call(x, "serializedValue")) return false;
      if (x.serializedValue !== undefined && h.call(x, "serializedValue") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
    }
    return true;
  }
  function b15(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n217 = 0;
      for (const k215 in x) {
        if (!h.call(x, k215)) continue;
        const v216 = x[k215];
        if (v216 === undefined) continue;
        switch (k215) {
          case "description":
            if (typeof v216 !== "string") return false;
            continue;
          case "content":
            n217++;
            if (!b16(v216)) return false;
            continue;
          case "required":
            if (typeof v216 !== "boolean") return false;
            continue;
        }
        if (!k215.startsWith("x-")) return false;
      }
      if (n217 !== 1) return false;
    }
    return true;
  }
  function b30(x, d) {
    if (d > 200) return L(30, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else if (!b29(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b32(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v221 = x.$ref, v222 = x.summary, v223 = x.description;
    l219: {
      l220: {
        if (v221 !== undefined && typeof v221 !== "string") break l220;
        if (v222 !== undefined && typeof v222 !== "string") break l220;
        if (v223 !== undefined && typeof v223 !== "string") break l220;
        break l219;
      }
      let g224;
      if (((g224 = G(x)) === O || g224 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined) {
        return false;
      } else if (!L(32, x)) {
        return false;
      }
    }
    return true;
  }
  function b108(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v227 = x.type;
      l225: {
        l226: {
          if (v227 !== undefined && v227 !== "apiKey") break l226;
          break l225;
        }
        let g228;
        if (((g228 = G(x)) === O || g228 === null) && O.type === undefined) {
          return false;
        } else if (!L(108, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b109(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v229 = x.name, v230 = x.in;
      let g231;
      if ((v229 === undefined && v230 === undefined) || (((g231 = G(x)) === O || g231 === null) && O.name === undefined && O.in === undefined)) {
        if (v229 === undefined) return false;
        if (typeof v229 !== "string") return false;
        if (v230 === undefined) return false;
        if (!(v230 === "query" || v230 === "header" || v230 === "cookie")) return false;
      } else if (!L(109, x)) {
        return false;
      }
    }
    return true;
  }
  function b104(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v234 = x.type;
      l232: {
        l233: {
          if (v234 !== undefined && v234 !== "http") break l233;
          break l232;
        }
        let g235;
        if (((g235 = G(x)) === O || g235 === null) && O.type === undefined) {
          return false;
        } else if (!L(104, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b105(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v236 = x.scheme;
      let g237;
      if (v236 === undefined || (((g237 = G(x)) === O || g237 === null) && O.scheme === undefined)) {
        if (v236 === undefined) return false;
        if (typeof v236 !== "string") return false;
      } else if (!L(105, x)) {
        return false;
      }
    }
    return true;
  }
  function b99(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v238 = x.type, v239 = x.scheme;
      let g241;
      if ((v238 === undefined && v239 === undefined) || (((g241 = G(x)) === O || g241 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v238 === undefined) return false;
        if (v238 !== "http") return false;
        if (v239 === undefined) return false;
        if (typeof v239 !== "string") return false;
        if (!p240.test(v239)) return false;
      } else if (!L(99, x)) {
        return false;
      }
    }
    return true;
  }
  function b100(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v244 = x.bearerFormat;
      l242: {
        l243: {
          if (v244 !== undefined && typeof v244 !== "string") break l243;
          break l242;
        }
        let g245;
        if (((g245 = G(x)) === O || g245 === null) && O.bearerFormat === undefined) {
          return false;
        } else if (!L(100, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b95(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v248 = x.type;
      l246: {
        l247: {
          if (v248 !== undefined && v248 !== "oauth2") break l247;
          break l246;
        }
        let g249;
        if (((g249 = G(x)) === O || g249 === null) && O.type === undefined) {
          return false;
        } else if (!L(95, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b96(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v250 = x.flows, v275 = x.oauth2MetadataUrl;
      let g276;
      if ((v250 === undefined && v275 === undefined) || (((g276 = G(x)) === O || g276 === null) && O.flows === undefined && O.oauth2MetadataUrl === undefined)) {
        if (v250 === undefined) return false;
        if (!(typeof v250 === "object" && v250 !== null && !Array.isArray(v250))) return false;
        for (const k251 in v250) {
          if (!h.call(v250, k251)) continue;
          const v252 = v250[k251];
          if (v252 === undefined) continue;
          switch (k251) {
            case "implicit": {
              if (!(typeof v252 === "object" && v252 !== null && !Array.isArray(v252))) return false;
              let n257 = 0;
              for (const k255 in v252) {
                if (!h.call(v252, k255)) continue;
                const v256 = v252[k255];
                if (v256 === undefined) continue;
                switch (k255) {
                  case "authorizationUrl":
                    n257++;
                    if (typeof v256 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v256 !== "string") return false;
                    continue;
                  case "scopes":
                    n257++;
                    if (!b37(v256)) return false;
                    continue;
                }
                if (!k255.startsWith("x-")) return false;
              }
              if (n257 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v252 === "object" && v252 !== null && !Array.isArray(v252))) return false;
              let n261 = 0;
              for (const k259 in v252) {
                if (!h.call(v252, k259)) continue;
                const v260 = v252[k259];
                if (v260 === undefined) continue;
                switch (k259) {
                  case "tokenUrl":
                    n261++;
                    if (typeof v260 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v260 !== "string") return false;
                    continue;
                  case "scopes":
                    n261++;
                    if (!b37(v260)) return false;
                    continue;
                }
                if (!k259.startsWith("x-")) return false;
              }
              if (n261 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v252 === "object" && v252 !== null && !Array.isArray(v252))) return false;
              let n265 = 0;
              for (const k263 in v252) {
                if (!h.call(v252, k263)) continue;
                const v264 = v252[k263];
                if (v264 === undefined) continue;
                switch (k263) {
                  case "tokenUrl":
                    n265++;
                    if (typeof v264 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v264 !== "string") return false;
                    continue;
                  case "scopes":
                    n265++;
                    if (!b37(v264)) return false;
                    continue;
                }
                if (!k263.startsWith("x-")) return false;
              }
              if (n265 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v252 === "object" && v252 !== null && !Array.isArray(v252))) return false;
              let n269 = 0;
              for (const k267 in v252) {
                if (!h.call(v252, k267)) continue;
                const v268 = v252[k267];
                if (v268 === undefined) continue;
                switch (k267) {
                  case "authorizationUrl":
                  case "tokenUrl":
                    n269++;
                    if (typeof v268 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v268 !== "string") return false;
                    continue;
                  case "scopes":
                    n269++;
                    if (!b37(v268)) return false;
                    continue;
                }
                if (!k267.startsWith("x-")) return false;
              }
              if (n269 !== 3) return false;
              continue;
            }
            case "deviceAuthorization": {
              if (!(typeof v252 === "object" && v252 !== null && !Array.isArray(v252))) return false;
              let n273 = 0;
              for (const k271 in v252) {
                if (!h.call(v252, k271)) continue;
                const v272 = v252[k271];
                if (v272 === undefined) continue;
                switch (k271) {
                  case "deviceAuthorizationUrl":
                  case "tokenUrl":
                    n273++;
                    if (typeof v272 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v272 !== "string") return false;
                    continue;
                  case "scopes":
                    n273++;
                    if (!b37(v272)) return false;
                    continue;
                }
                if (!k271.startsWith("x-")) return false;
              }
              if (n273 !== 3) return false;
              continue;
            }
          }
          if (!k251.startsWith("x-")) return false;
        }
        if (v275 !== undefined && typeof v275 !== "string") return false;
      } else if (!L(96, x)) {
        return false;
      }
    }
    return true;
  }
  function b91(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v279 = x.type;
      l277: {
        l278: {
          if (v279 !== undefined && v279 !== "openIdConnect") break l278;
          break l277;
        }
        let g280;
        if (((g280 = G(x)) === O || g280 === null) && O.type === undefined) {
          return false;
        } else if (!L(91, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b92(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v281 = x.openIdConnectUrl;
      let g282;
      if (v281 === undefined || (((g282 = G(x)) === O || g282 === null) && O.openIdConnectUrl === undefined)) {
        if (v281 === undefined) return false;
        if (typeof v281 !== "string") return false;
      } else if (!L(92, x)) {
        return false;
      }
    }
    return true;
  }
  function b278(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k283 in x) {
        if (!h.call(x, k283)) continue;
        const v284 = x[k283];
        if (v284 === undefined) continue;
        if (!p42.test(k283)) return false;
      }
    }
    return true;
  }
  function b274(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k287 in x) {
      if (!h.call(x, k287)) continue;
      const v288 = x[k287];
      if (v288 === undefined) continue;
      if (!b28(v288)) return false;
    }
    return true;
  }
  function b275(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k291 in x) {
      if (!h.call(x, k291)) continue;
      const v292 = x[k291];
      if (v292 === undefined) continue;
      if (!b24(v292, 0)) return false;
    }
    return true;
  }
  function b276(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k295 in x) {
      if (!h.call(x, k295)) continue;
      const v296 = x[k295];
      if (v296 === undefined) continue;
      if (!b8(v296, 0)) return false;
    }
    return true;
  }
  function b277(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k299 in x) {
      if (!h.call(x, k299)) continue;
      const v300 = x[k299];
      if (v300 === undefined) continue;
      if (!b18(v300, 0)) return false;
    }
    return true;
  }
  function b45(x) {
    if (!Array.isArray(x)) return false;
    for (let i303 = 0; i303 < x.length; i303++) {
      const v304 = x[i303];
      if (!b36(v304)) return false;
    }
    return true;
  }
  function b46(x) {
    if (!Array.isArray(x)) return false;
    for (let i305 = 0; i305 < x.length; i305++) {
      const v306 = x[i305];
      if (!(typeof v306 === "object" && v306 !== null && !Array.isArray(v306))) return false;
      let n309 = 0;
      for (const k307 in v306) {
        if (!h.call(v306, k307)) continue;
        const v308 = v306[k307];
        if (v308 === undefined) continue;
        switch (k307) {
          case "name":
            n309++;
            if (typeof v308 !== "string") return false;
            continue;
          case "summary":
          case "description":
          case "parent":
          case "kind":
            if (typeof v308 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b10(v308)) return false;
            continue;
        }
        if (!k307.startsWith("x-")) return false;
      }
      if (n309 !== 1) return false;
    }
    return true;
  }
  function b10(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n313 = 0;
    for (const k311 in x) {
      if (!h.call(x, k311)) continue;
      const v312 = x[k311];
      if (v312 === undefined) continue;
      switch (k311) {
        case "description":
          if (typeof v312 !== "string") return false;
          continue;
        case "url":
          n313++;
          if (typeof v312 !== "string") return false;
          continue;
      }
      if (!k311.startsWith("x-")) return false;
    }
    if (n313 !== 1) return false;
    return true;
  }
  function b11(x) {
    if (!Array.isArray(x)) return false;
    for (let i318 = 0; i318 < x.length; i318++) {
      const v319 = x[i318];
      if (!b13(v319)) return false;
    }
    let n316 = 0;
    for (let i315 = 0; n316 <= 1 && i315 < x.length; i315++) {
      const v317 = x[i315];
      if (b238(v317)) n316++;
    }
    if (n316 < 0 || n316 > 1) return false;
    if (b239(x)) return false;
    return true;
  }
  function b262(x, d) {
    if (d > 200) return L(262, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k320 in x) {
      if (!h.call(x, k320)) continue;
      const v321 = x[k320];
      if (v321 === undefined) continue;
      if (!p153.test(k320)) return false;
      if (e324.has(k320)) return false;
      if (!b9(v321, d + 1)) return false;
    }
    return true;
  }
  function b9(x, d) {
    if (d > 200) return L(9, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k325 in x) {
      if (!h.call(x, k325)) continue;
      const v326 = x[k325];
      if (v326 === undefined) continue;
      switch (k325) {
        case "tags": {
          if (!Array.isArray(v326)) return false;
          for (let i329 = 0; i329 < v326.length; i329++) {
            const v330 = v326[i329];
            if (typeof v330 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v326 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b10(v326)) return false;
          continue;
        case "parameters":
          if (!b11(v326)) return false;
          continue;
        case "requestBody":
          if (!b15(v326)) return false;
          continue;
        case "responses": {
          if (!(typeof v326 === "object" && v326 !== null && !Array.isArray(v326))) return false;
          let n334 = 0;
          for (const k331 in v326) {
            if (!h.call(v326, k331)) continue;
            const v332 = v326[k331];
            if (v332 === undefined) continue;
            n334++;
            switch (k331) {
              case "default":
                if (!b22(v332)) return false;
                continue;
            }
            if (p335.test(k331) && !b22(v332)) return false;
            if (!p335.test(k331) && !k331.startsWith("x-")) return false;
          }
          if (!(n334 >= 1)) return false;
          if (b157(v326)) {
            const v336 = v326.default;
            let g337;
            if (v336 === undefined || (((g337 = G(v326)) === O || g337 === null) && O.default === undefined)) {
              if (v336 === undefined) return false;
            } else if (!L(158, v326)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b252(v326, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v326 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v326)) return false;
          for (let i338 = 0; i338 < v326.length; i338++) {
            const v339 = v326[i338];
            if (!b36(v339)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v326)) return false;
          for (let i340 = 0; i340 < v326.length; i340++) {
            const v341 = v326[i340];
            if (!b4(v341)) return false;
          }
          continue;
        }
      }
      if (!k325.startsWith("x-")) return false;
    }
    return true;
  }
  function b330(x, d) {
    if (d > 200) return L(330, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k342 in x) {
        if (!h.call(x, k342)) continue;
        const v343 = x[k342];
        if (v343 === undefined) continue;
        switch (k342.length) {
          case 2:
            switch (k342) {
              case "if":
                if (!b308(v343, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k342) {
              case "$id":
                if (typeof v343 !== "string") return false;
                if (!p347.test(v343)) return false;
                continue;
              case "not":
                if (!b308(v343, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k342) {
              case "$ref":
                if (typeof v343 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b308(v343, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v343 === "string") {
                  if (!(v343 === "array" || v343 === "boolean" || v343 === "integer" || v343 === "null" || v343 === "number" || v343 === "object" || v343 === "string")) return false;
                } else if (Array.isArray(v343)) {
                  if (!(v343.length >= 1)) return false;
                  for (let i352 = 0; i352 < v343.length; i352++) {
                    const v353 = v343[i352];
                    if (!(v353 === "array" || v353 === "boolean" || v353 === "integer" || v353 === "null" || v353 === "number" || v353 === "object" || v353 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v343)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v343)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k342) {
              case "title":
                if (typeof v343 !== "string") return false;
                continue;
              case "$defs":
                if (!b367(v343, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b357(v343, d + 1)) return false;
                continue;
              case "items":
                if (!b308(v343, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k342) {
              case "format":
                if (typeof v343 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k342) {
              case "$anchor":
                if (typeof v343 !== "string") return false;
                if (!p346.test(v343)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v343 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v343) || r.isBigInt(v343))) return false;
                continue;
            }
            break;
          case 8:
            switch (k342) {
              case "$comment":
                if (typeof v343 !== "string") return false;
                continue;
              case "contains":
                if (!b308(v343, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v343)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v343) || r.isBigInt(v343))) return false;
                if (!(v343 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v343 !== "boolean") return false;
                continue;
              case "required":
                if (!b344(v343)) return false;
                continue;
            }
            break;
          case 9:
            switch (k342) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v343) || r.isBigInt(v343))) return false;
                if (!(v343 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v343 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k342) {
              case "properties":
                if (!b358(v343, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v343) || r.isBigInt(v343))) return false;
                if (!(v343 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v343 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k342) {
              case "definitions":
                if (!b331(v343, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v343 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v343 === "object" && v343 !== null && !Array.isArray(v343))) return false;
                for (const k348 in v343) {
                  if (!h.call(v343, k348)) continue;
                  const v349 = v343[k348];
                  if (v349 === undefined) continue;
                  if (typeof v349 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b357(v343, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v343) || r.isBigInt(v343))) return false;
                if (!(v343 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v343 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k342) {
              case "dependencies":
                if (!b332(v343, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k342) {
              case "$recursiveRef":
                if (typeof v343 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b308(v343, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v343) || r.isBigInt(v343))) return false;
                if (!(v343 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k342) {
              case "$dynamicAnchor":
                if (typeof v343 !== "string") return false;
                if (!p346.test(v343)) return false;
                continue;
            }
            break;
          case 15:
            switch (k342) {
              case "contentEncoding":
                if (typeof v343 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k342) {
              case "$recursiveAnchor":
                if (typeof v343 !== "string") return false;
                if (!p346.test(v343)) return false;
                continue;
              case "contentMediaType":
                if (typeof v343 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b308(v343, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b360(v343, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v343) || r.isBigInt(v343))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k342) {
              case "patternProperties":
                if (!b359(v343, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v343 === "object" && v343 !== null && !Array.isArray(v343))) return false;
                for (const k354 in v343) {
                  if (!h.call(v343, k354)) continue;
                  const v355 = v343[k354];
                  if (v355 === undefined) continue;
                  if (!b344(v355)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k342) {
              case "additionalProperties":
                if (!b308(v343, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k342) {
              case "unevaluatedProperties":
                if (!b308(v343, d + 1)) return false;
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
    for (const k358 in x) {
      if (!h.call(x, k358)) continue;
      const v359 = x[k358];
      if (v359 === undefined) continue;
      if (!b18(v359, 0)) return false;
    }
    return true;
  }
  function b28(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k362 in x) {
        if (!h.call(x, k362)) continue;
        const v363 = x[k362];
        if (v363 === undefined) continue;
        switch (k362) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v363 !== "string") return false;
            continue;
          case "parameters":
            if (!b37(v363)) return false;
            continue;
          case "server":
            if (!b4(v363)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k362.startsWith("x-")) return false;
      }
      let n366 = 0;
      if (x.operationRef !== undefined && h.call(x, "operationRef")) n366++;
      if (n366 > 1) return false;
      if (x.operationId !== undefined && h.call(x, "operationId")) n366++;
      if (n366 > 1) return false;
      if (n366 < 1) return false;
    }
    return true;
  }
  function b230(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v369 = x.in;
      l367: {
        l368: {
          if (v369 !== undefined && v369 !== "path") break l368;
          break l367;
        }
        let g370;
        if (((g370 = G(x)) === O || g370 === null) && O.in === undefined) {
          return false;
        } else if (!L(230, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b225(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v373 = x.in;
      l371: {
        l372: {
          if (v373 !== undefined && v373 !== "header") break l372;
          break l371;
        }
        let g374;
        if (((g374 = G(x)) === O || g374 === null) && O.in === undefined) {
          return false;
        } else if (!L(225, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b220(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v377 = x.in;
      l375: {
        l376: {
          if (v377 !== undefined && v377 !== "query") break l376;
          break l375;
        }
        let g378;
        if (((g378 = G(x)) === O || g378 === null) && O.in === undefined) {
          return false;
        } else if (!L(220, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b51(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v381 = x.style;
      l379: {
        l380: {
          if (v381 !== undefined && v381 !== "form") break l380;
          break l379;
        }
        let g382;
        if (((g382 = G(x)) === O || g382 === null) && O.style === undefined) {
          return false;
        } else if (!L(51, x)) {
          return false;
        }
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
      const v391 = x.in;
      l389: {
        l390: {
          if (v391 !== undefined && v391 !== "cookie") break l390;
          break l389;
        }
        let g392;
        if (((g392 = G(x)) === O || g392 === null) && O.in === undefined) {
          return false;
        } else if (!L(211, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b215(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v395 = x.style;
      l393: {
        l394: {
          if (v395 !== undefined && v395 !== "form") break l394;
          break l393;
        }
        let g396;
        if (((g396 = G(x)) === O || g396 === null) && O.style === undefined) {
          return false;
        } else if (!L(215, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b205(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v399 = x.in;
      l397: {
        l398: {
          if (v399 !== undefined && v399 !== "query") break l398;
          break l397;
        }
        let g400;
        if (((g400 = G(x)) === O || g400 === null) && O.in === undefined) {
          return false;
        } else if (!L(205, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b202(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v403 = x.in;
      l401: {
        l402: {
          if (v403 !== undefined && v403 !== "querystring") break l402;
          break l401;
        }
        let g404;
        if (((g404 = G(x)) === O || g404 === null) && O.in === undefined) {
          return false;
        } else if (!L(202, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b198(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v407 = x.in;
      l405: {
        l406: {
          if (v407 !== undefined && v407 !== "path") break l406;
          break l405;
        }
        let g408;
        if (((g408 = G(x)) === O || g408 === null) && O.in === undefined) {
          return false;
        } else if (!L(198, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b195(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v411 = x.in;
      l409: {
        l410: {
          if (v411 !== undefined && v411 !== "header") break l410;
          break l409;
        }
        let g412;
        if (((g412 = G(x)) === O || g412 === null) && O.in === undefined) {
          return false;
        } else if (!L(195, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b18(x, d) {
    if (d > 200) return L(18, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else if (!b17(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b59(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k413 in x) {
      if (!h.call(x, k413)) continue;
      const v414 = x[k413];
      if (v414 === undefined) continue;
      if (!b26(v414)) return false;
    }
    return true;
  }
  function b29(x, d) {
    if (d > 200) return L(29, x);
    let m417 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (x.schema !== undefined && h.call(x, "schema")) {
      const v424 = x.style, v425 = x.explode;
      l422: {
        l423: {
          if (v424 !== undefined && v424 !== "simple") break l423;
          if (v425 !== undefined && typeof v425 !== "boolean") break l423;
          break l422;
        }
        let g426;
        if (((g426 = G(x)) === O || g426 === null) && O.style === undefined && O.explode === undefined) {
          return false;
        } else if (!L(127, x)) {
          return false;
        }
      }
      m417 |= 1;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    let n427 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n427++;
    if (n427 > 1) return false;
    if (x.content !== undefined && h.call(x, "content")) n427++;
    if (n427 > 1) return false;
    if (n427 < 1) return false;
    for (const k418 in x) {
      if (!h.call(x, k418)) continue;
      const v419 = x[k418];
      if (v419 === undefined) continue;
      switch (k418) {
        case "description":
          if (typeof v419 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v419 !== "boolean") return false;
          continue;
        case "schema":
          if (!b308(v419, d + 1)) return false;
          continue;
        case "content":
          if (!b126(v419, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b59(v419)) return false;
          continue;
        case "style":
        case "explode":
          if ((m417 & 1) === 0) return false;
          continue;
      }
      if (!k418.startsWith("x-")) return false;
    }
    return true;
  }
  function b37(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k428 in x) {
      if (!h.call(x, k428)) continue;
      const v429 = x[k428];
      if (v429 === undefined) continue;
      if (typeof v429 !== "string") return false;
    }
    return true;
  }
  function b24(x, d) {
    if (d > 200) return L(24, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b32(x)) return false;
    } else if (!b23(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b36(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k432 in x) {
      if (!h.call(x, k432)) continue;
      const v433 = x[k432];
      if (v433 === undefined) continue;
      if (!Array.isArray(v433)) return false;
      for (let i436 = 0; i436 < v433.length; i436++) {
        const v437 = v433[i436];
        if (typeof v437 !== "string") return false;
      }
    }
    return true;
  }
  function b238(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v438 = x.in;
    let g439;
    if (v438 === undefined || (((g439 = G(x)) === O || g439 === null) && O.in === undefined)) {
      if (v438 === undefined) return false;
      if (v438 !== "querystring") return false;
    } else if (!L(238, x)) {
      return false;
    }
    return true;
  }
  function b239(x) {
    if (Array.isArray(x)) {
      let n441 = 0;
      for (let i440 = 0; n441 < 1 && i440 < x.length; i440++) {
        const v442 = x[i440];
        if (b242(v442)) n441++;
      }
      if (n441 < 1) return false;
      let n444 = 0;
      for (let i443 = 0; n444 < 1 && i443 < x.length; i443++) {
        const v445 = x[i443];
        if (b240(v445)) n444++;
      }
      if (n444 < 1) return false;
    }
    return true;
  }
  function b157(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k446 in x) {
        if (!h.call(x, k446)) continue;
        const v447 = x[k446];
        if (v447 === undefined) continue;
        if (p335.test(k446)) return false;
      }
    }
    return true;
  }
  function b252(x, d) {
    if (d > 200) return L(252, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k450 in x) {
      if (!h.call(x, k450)) continue;
      const v451 = x[k450];
      if (v451 === undefined) continue;
      if (!b24(v451, d + 1)) return false;
    }
    return true;
  }
  function b367(x, d) {
    if (d > 200) return L(367, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k454 in x) {
      if (!h.call(x, k454)) continue;
      const v455 = x[k454];
      if (v455 === undefined) continue;
      if (!b308(v455, d + 1)) return false;
    }
    return true;
  }
  function b357(x, d) {
    if (d > 200) return L(357, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i458 = 0; i458 < x.length; i458++) {
      const v459 = x[i458];
      if (!b308(v459, d + 1)) return false;
    }
    return true;
  }
  function b344(x) {
    if (!Array.isArray(x)) return false;
    for (let i460 = 0; i460 < x.length; i460++) {
      const v461 = x[i460];
      if (typeof v461 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b358(x, d) {
    if (d > 200) return L(358, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k462 in x) {
      if (!h.call(x, k462)) continue;
      const v463 = x[k462];
      if (v463 === undefined) continue;
      if (!b308(v463, d + 1)) return false;
    }
    return true;
  }
  function b331(x, d) {
    if (d > 200) return L(331, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k466 in x) {
      if (!h.call(x, k466)) continue;
      const v467 = x[k466];
      if (v467 === undefined) continue;
      if (!b308(v467, d + 1)) return false;
    }
    return true;
  }
  function b332(x, d) {
    if (d > 200) return L(332, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k470 in x) {
      if (!h.call(x, k470)) continue;
      const v471 = x[k470];
      if (v471 === undefined) continue;
      if (!b369(v471, d + 1)) return false;
    }
    return true;
  }
  function b360(x, d) {
    if (d > 200) return L(360, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k474 in x) {
      if (!h.call(x, k474)) continue;
      const v475 = x[k474];
      if (v475 === undefined) continue;
      if (!b308(v475, d + 1)) return false;
    }
    return true;
  }
  function b359(x, d) {
    if (d > 200) return L(359, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k478 in x) {
      if (!h.call(x, k478)) continue;
      const v479 = x[k478];
      if (v479 === undefined) continue;
      if (!b308(v479, d + 1)) return false;
    }
    return true;
  }
  function b17(x, d) {
    if (d > 200) return L(17, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k482 in x) {
      if (!h.call(x, k482)) continue;
      const v483 = x[k482];
      if (v483 === undefined) continue;
      switch (k482) {
        case "description":
          if (typeof v483 !== "string") return false;
          continue;
        case "schema":
        case "itemSchema":
          if (!b308(v483, d + 1)) return false;
          continue;
        case "encoding":
          if (!b174(v483, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b175(v483, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b19(v483, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b59(v483)) return false;
          continue;
      }
      if (!k482.startsWith("x-")) return false;
    }
    if (x.encoding !== undefined && h.call(x, "encoding")) {
      const v488 = x.prefixEncoding, v489 = x.itemEncoding;
      l486: {
        l487: {
          if (v488 !== undefined) break l487;
          if (v489 !== undefined) break l487;
          break l486;
        }
        let g490;
        if (((g490 = G(x)) === O || g490 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined) {
          return false;
        } else if (!L(176, x)) {
          return false;
        }
      }
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    return true;
  }
  function b126(x, d) {
    if (d > 200) return L(126, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n494 = 0;
    for (const k491 in x) {
      if (!h.call(x, k491)) continue;
      const v492 = x[k491];
      if (v492 === undefined) continue;
      n494++;
      if (!b18(v492, d + 1)) return false;
    }
    if (!(n494 <= 1)) return false;
    if (!(n494 >= 1)) return false;
    return true;
  }
  function b23(x, d) {
    if (d > 200) return L(23, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k495 in x) {
      if (!h.call(x, k495)) continue;
      const v496 = x[k495];
      if (v496 === undefined) continue;
      if (!b8(v496, d + 1)) return false;
    }
    return true;
  }
  function b242(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v499 = x.in;
    let g500;
    if (v499 === undefined || (((g500 = G(x)) === O || g500 === null) && O.in === undefined)) {
      if (v499 === undefined) return false;
      if (v499 !== "query") return false;
    } else if (!L(242, x)) {
      return false;
    }
    return true;
  }
  function b240(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v501 = x.in;
    let g502;
    if (v501 === undefined || (((g502 = G(x)) === O || g502 === null) && O.in === undefined)) {
      if (v501 === undefined) return false;
      if (v501 !== "querystring") return false;
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
    for (const k503 in x) {
      if (!h.call(x, k503)) continue;
      const v504 = x[k503];
      if (v504 === undefined) continue;
      if (!b19(v504, d + 1)) return false;
    }
    return true;
  }
  function b175(x, d) {
    if (d > 200) return L(175, x);
    if (!Array.isArray(x)) return false;
    for (let i507 = 0; i507 < x.length; i507++) {
      const v508 = x[i507];
      if (!b19(v508, d + 1)) return false;
    }
    return true;
  }
  function b19(x, d) {
    if (d > 200) return L(19, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k509 in x) {
      if (!h.call(x, k509)) continue;
      const v510 = x[k509];
      if (v510 === undefined) continue;
      switch (k509) {
        case "contentType":
          if (typeof v510 !== "string") return false;
          continue;
        case "headers":
          if (!b162(v510, d + 1)) return false;
          continue;
        case "style":
          if (!(v510 === "form" || v510 === "spaceDelimited" || v510 === "pipeDelimited" || v510 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v510 !== "boolean") return false;
          continue;
        case "encoding":
          if (!b166(v510, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b167(v510, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b19(v510, d + 1)) return false;
          continue;
      }
      if (!k509.startsWith("x-")) return false;
    }
    if (x.encoding !== undefined && h.call(x, "encoding")) {
      const v515 = x.prefixEncoding, v516 = x.itemEncoding;
      l513: {
        l514: {
          if (v515 !== undefined) break l514;
          if (v516 !== undefined) break l514;
          break l513;
        }
        let g517;
        if (((g517 = G(x)) === O || g517 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined) {
          return false;
        } else if (!L(168, x)) {
          return false;
        }
      }
    }
    if (x.style !== undefined && h.call(x, "style") && !b38(x)) return false;
    if (x.allowReserved !== undefined && h.call(x, "allowReserved") && !b38(x)) return false;
    return true;
  }
  function b162(x, d) {
    if (d > 200) return L(162, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k518 in x) {
      if (!h.call(x, k518)) continue;
      const v519 = x[k518];
      if (v519 === undefined) continue;
      if (!p153.test(k518)) return false;
      if (!b30(v519, d + 1)) return false;
    }
    return true;
  }
  function b166(x, d) {
    if (d > 200) return L(166, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k522 in x) {
      if (!h.call(x, k522)) continue;
      const v523 = x[k522];
      if (v523 === undefined) continue;
      if (!b19(v523, d + 1)) return false;
    }
    return true;
  }
  function b167(x, d) {
    if (d > 200) return L(167, x);
    if (!Array.isArray(x)) return false;
    for (let i526 = 0; i526 < x.length; i526++) {
      const v527 = x[i526];
      if (!b19(v527, d + 1)) return false;
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
