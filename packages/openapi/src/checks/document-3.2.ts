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
  const p39 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p37 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems|mediaTypes)$", "u");
  const p146 = new RegExp("^[0-9A-Za-z!#$%&'*+.^_`|~-]+$", "u");
  const p169 = new RegExp("^[^{}]+$", "u");
  const p233 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const p326 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p338 = new RegExp("^[^#]*#?$", "u");
  const p337 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
            if (!b66(v24)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k25 in v4) {
            if (!h.call(v4, k25)) continue;
            const v26 = v4[k25];
            if (v26 === undefined) continue;
            if (k25.startsWith("\u002f") && !b70(v26, 0)) return false;
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
            if (!b70(v30, 0)) return false;
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
                for (const k42 in v34) {
                  if (!h.call(v34, k42)) continue;
                  const v43 = v34[k42];
                  if (v43 === undefined) continue;
                  if (!b1(v43, 0)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k46 in v34) {
                    if (!p39.test(k46) && h.call(v34, k46) && v34[k46] !== undefined) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k49 in v34) {
                  if (!h.call(v34, k49)) continue;
                  const v50 = v34[k49];
                  if (v50 === undefined) continue;
                  if (!b84(v50)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k53 in v34) {
                    if (!p39.test(k53) && h.call(v34, k53) && v34[k53] !== undefined) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k56 in v34) {
                  if (!h.call(v34, k56)) continue;
                  const v57 = v34[k56];
                  if (v57 === undefined) continue;
                  if (!b75(v57)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k60 in v34) {
                    if (!p39.test(k60) && h.call(v34, k60) && v34[k60] !== undefined) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k63 in v34) {
                  if (!h.call(v34, k63)) continue;
                  const v64 = v34[k63];
                  if (v64 === undefined) continue;
                  if (!b88(v64)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k67 in v34) {
                    if (!p39.test(k67) && h.call(v34, k67) && v34[k67] !== undefined) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k70 in v34) {
                  if (!h.call(v34, k70)) continue;
                  const v71 = v34[k70];
                  if (v71 === undefined) continue;
                  if (!b77(v71)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k74 in v34) {
                    if (!p39.test(k74) && h.call(v34, k74) && v34[k74] !== undefined) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k77 in v34) {
                  if (!h.call(v34, k77)) continue;
                  const v78 = v34[k77];
                  if (v78 === undefined) continue;
                  if (!b92(v78, 0)) return false;
                }
                if (typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
                  for (const k81 in v34) {
                    if (!p39.test(k81) && h.call(v34, k81) && v34[k81] !== undefined) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v34 === "object" && v34 !== null && !Array.isArray(v34))) return false;
                for (const k84 in v34) {
                  if (!h.call(v34, k84)) continue;
                  const v85 = v34[k84];
                  if (v85 === undefined) continue;
                  if (typeof v85 === "object" && v85 !== null && !Array.isArray(v85) && v85.$ref !== undefined && h.call(v85, "$ref")) {
                    if (!b94(v85)) return false;
                  } else {
                    let m88 = 0;
                    if (!(typeof v85 === "object" && v85 !== null && !Array.isArray(v85))) return false;
                    if (b170(v85)) {
                      if (!b171(v85)) return false;
                      m88 |= 1;
                    }
                    if (b166(v85)) {
                      if (!b167(v85)) return false;
                      m88 |= 2;
                    }
                    if (b161(v85)) {
                      m88 |= 2;
                      if (!b162(v85)) return false;
                      m88 |= 4;
                    }
                    if (b157(v85)) {
                      if (!b158(v85)) return false;
                      m88 |= 8;
                    }
                    if (b153(v85)) {
                      if (!b154(v85)) return false;
                      m88 |= 16;
                    }
                    let n91 = 0;
                    for (const k89 in v85) {
                      if (!h.call(v85, k89)) continue;
                      const v90 = v85[k89];
                      if (v90 === undefined) continue;
                      switch (k89) {
                        case "type":
                          n91++;
                          if (!(v90 === "apiKey" || v90 === "http" || v90 === "mutualTLS" || v90 === "oauth2" || v90 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v90 !== "string") return false;
                          continue;
                        case "deprecated":
                          if (typeof v90 !== "boolean") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m88 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m88 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m88 & 4) === 0) return false;
                          continue;
                        case "flows":
                        case "oauth2MetadataUrl":
                          if ((m88 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m88 & 16) === 0) return false;
                          continue;
                      }
                      if (!k89.startsWith("x-")) return false;
                    }
                    if (n91 !== 1) return false;
                  }
                }
                if (!b340(v34)) return false;
                continue;
              }
              case "links":
                if (!b336(v34)) return false;
                if (!b340(v34)) return false;
                continue;
              case "callbacks":
                if (!b337(v34)) return false;
                if (!b340(v34)) return false;
                continue;
              case "pathItems":
                if (!b338(v34)) return false;
                if (!b340(v34)) return false;
                continue;
              case "mediaTypes":
                if (!b339(v34)) return false;
                if (!b340(v34)) return false;
                continue;
            }
            if (p37.test(k33) && typeof v34 === "object" && v34 !== null && !Array.isArray(v34)) {
              for (const k38 in v34) {
                if (!p39.test(k38) && h.call(v34, k38) && v34[k38] !== undefined) return false;
              }
            }
            if (!p37.test(k33) && !k33.startsWith("x-")) return false;
          }
          continue;
        }
        case "security":
          if (!b107(v4)) return false;
          continue;
        case "tags":
          if (!b108(v4)) return false;
          continue;
        case "externalDocs":
          if (!b72(v4)) return false;
          continue;
      }
      if (!k3.startsWith("x-")) return false;
    }
    if (n5 !== 2) return false;
    if (!((x.paths !== undefined && h.call(x, "paths")) || (x.components !== undefined && h.call(x, "components")) || (x.webhooks !== undefined && h.call(x, "webhooks")))) return false;
    return true;
  }
  function b66(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n95 = 0;
    for (const k93 in x) {
      if (!h.call(x, k93)) continue;
      const v94 = x[k93];
      if (v94 === undefined) continue;
      switch (k93) {
        case "url":
          n95++;
          if (typeof v94 !== "string") return false;
          continue;
        case "description":
        case "name":
          if (typeof v94 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v94 === "object" && v94 !== null && !Array.isArray(v94))) return false;
          for (const k97 in v94) {
            if (!h.call(v94, k97)) continue;
            const v98 = v94[k97];
            if (v98 === undefined) continue;
            if (!(typeof v98 === "object" && v98 !== null && !Array.isArray(v98))) return false;
            let n103 = 0;
            for (const k101 in v98) {
              if (!h.call(v98, k101)) continue;
              const v102 = v98[k101];
              if (v102 === undefined) continue;
              switch (k101) {
                case "enum": {
                  if (!Array.isArray(v102)) return false;
                  if (!(v102.length >= 1)) return false;
                  for (let i105 = 0; i105 < v102.length; i105++) {
                    const v106 = v102[i105];
                    if (typeof v106 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n103++;
                  if (typeof v102 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v102 !== "string") return false;
                  continue;
              }
              if (!k101.startsWith("x-")) return false;
            }
            if (n103 !== 1) return false;
          }
          continue;
        }
      }
      if (!k93.startsWith("x-")) return false;
    }
    if (n95 !== 1) return false;
    return true;
  }
  function b70(x, d) {
    if (d > 200) return L(70, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k107 in x) {
      if (!h.call(x, k107)) continue;
      const v108 = x[k107];
      if (v108 === undefined) continue;
      switch (k107) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v108 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v108)) return false;
          for (let i111 = 0; i111 < v108.length; i111++) {
            const v112 = v108[i111];
            if (!b66(v112)) return false;
          }
          continue;
        }
        case "parameters":
          if (!b73(v108)) return false;
          continue;
        case "additionalOperations":
          if (!b324(v108, d + 1)) return false;
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
          if (!b71(v108, d + 1)) return false;
          continue;
      }
      if (!k107.startsWith("x-")) return false;
    }
    return true;
  }
  function b1(x, d) {
    if (d > 200) return L(1, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v113 = x.discriminator, v122 = x.externalDocs, v127 = x.xml;
      let g137;
      if ((v113 === undefined && v122 === undefined && v127 === undefined) || (((g137 = G(x)) === O || g137 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v113 !== undefined) {
          if (!(typeof v113 === "object" && v113 !== null && !Array.isArray(v113))) return false;
          let n116 = 0;
          for (const k114 in v113) {
            if (!h.call(v113, k114)) continue;
            const v115 = v113[k114];
            if (v115 === undefined) continue;
            switch (k114) {
              case "propertyName":
                n116++;
                if (typeof v115 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v115 === "object" && v115 !== null && !Array.isArray(v115))) return false;
                for (const k118 in v115) {
                  if (!h.call(v115, k118)) continue;
                  const v119 = v115[k118];
                  if (v119 === undefined) continue;
                  if (typeof v119 !== "string") return false;
                }
                continue;
              }
              case "defaultMapping":
                if (typeof v115 !== "string") return false;
                continue;
            }
            if (!k114.startsWith("x-")) return false;
          }
          if (n116 !== 1) return false;
        }
        if (v122 !== undefined) {
          if (!(typeof v122 === "object" && v122 !== null && !Array.isArray(v122))) return false;
          let n125 = 0;
          for (const k123 in v122) {
            if (!h.call(v122, k123)) continue;
            const v124 = v122[k123];
            if (v124 === undefined) continue;
            switch (k123) {
              case "url":
                n125++;
                if (typeof v124 !== "string") return false;
                continue;
              case "description":
                if (typeof v124 !== "string") return false;
                continue;
            }
            if (!k123.startsWith("x-")) return false;
          }
          if (n125 !== 1) return false;
        }
        if (v127 !== undefined) {
          if (!(typeof v127 === "object" && v127 !== null && !Array.isArray(v127))) return false;
          for (const k128 in v127) {
            if (!h.call(v127, k128)) continue;
            const v129 = v127[k128];
            if (v129 === undefined) continue;
            switch (k128) {
              case "nodeType":
                if (typeof v129 !== "string") return false;
                if (!(v129 === "element" || v129 === "attribute" || v129 === "text" || v129 === "cdata" || v129 === "none")) return false;
                continue;
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v129 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v129 !== "boolean") return false;
                continue;
            }
            if (!k128.startsWith("x-")) return false;
          }
          if (v127.nodeType !== undefined && h.call(v127, "nodeType")) {
            const v134 = v127.attribute, v135 = v127.wrapped;
            l132: {
              l133: {
                if (v134 !== undefined) break l133;
                if (v135 !== undefined) break l133;
                break l132;
              }
              let g136;
              if (((g136 = G(v127)) === O || g136 === null) && O.attribute === undefined && O.wrapped === undefined) {
                return false;
              } else if (!L(11, v127)) {
                return false;
              }
            }
          }
        }
      } else if (!L(1, x)) {
        return false;
      }
    }
    if (!b23(x, d + 1)) return false;
    return true;
  }
  function b84(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k138 in x) {
        if (!h.call(x, k138)) continue;
        const v139 = x[k138];
        if (v139 === undefined) continue;
        switch (k138) {
          case "summary":
          case "description":
            if (typeof v139 !== "string") return false;
            continue;
          case "headers": {
            if (!(typeof v139 === "object" && v139 !== null && !Array.isArray(v139))) return false;
            for (const k142 in v139) {
              if (!h.call(v139, k142)) continue;
              const v143 = v139[k142];
              if (v143 === undefined) continue;
              if (!p146.test(k142)) return false;
              if (!b92(v143, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b78(v139)) return false;
            continue;
          case "links": {
            if (!(typeof v139 === "object" && v139 !== null && !Array.isArray(v139))) return false;
            for (const k147 in v139) {
              if (!h.call(v139, k147)) continue;
              const v148 = v139[k147];
              if (v148 === undefined) continue;
              if (!b90(v148)) return false;
            }
            continue;
          }
        }
        if (!k138.startsWith("x-")) return false;
      }
    }
    return true;
  }
  function b75(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else {
      let m151 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (x.schema !== undefined && h.call(x, "schema")) {
        const v162 = x.style, v163 = x.explode;
        l160: {
          l161: {
            if (v162 !== undefined && typeof v162 !== "string") break l161;
            if (v163 !== undefined && typeof v163 !== "boolean") break l161;
            break l160;
          }
          let g164;
          if (((g164 = G(x)) === O || g164 === null) && O.style === undefined && O.explode === undefined) {
            return false;
          } else if (!L(253, x)) {
            return false;
          }
        }
        if (b292(x)) {
          let n167 = 0;
          for (const k165 in x) {
            if (!h.call(x, k165)) continue;
            const v166 = x[k165];
            if (v166 === undefined) continue;
            switch (k165) {
              case "name":
                if (typeof v166 === "string" && !p169.test(v166)) return false;
                continue;
              case "style":
                if (!(v166 === "matrix" || v166 === "label" || v166 === "simple")) return false;
                continue;
              case "required":
                n167++;
                if (v166 !== true) return false;
                continue;
              case "allowReserved":
                if (typeof v166 !== "boolean") return false;
                continue;
            }
          }
          if (n167 !== 1) return false;
          m151 |= 1;
        }
        if (b287(x)) {
          const v172 = x.style;
          l170: {
            l171: {
              if (v172 !== undefined && v172 !== "simple") break l171;
              break l170;
            }
            let g174;
            if (((g174 = G(x)) === O || g174 === null) && O.style === undefined) {
              return false;
            } else if (!L(288, x)) {
              return false;
            }
          }
          m151 |= 2;
        }
        if (b282(x)) {
          const v177 = x.style, v178 = x.allowReserved;
          l175: {
            l176: {
              if (v177 !== undefined && !(v177 === "form" || v177 === "spaceDelimited" || v177 === "pipeDelimited" || v177 === "deepObject")) break l176;
              if (v178 !== undefined && typeof v178 !== "boolean") break l176;
              break l175;
            }
            let g179;
            if (((g179 = G(x)) === O || g179 === null) && O.style === undefined && O.allowReserved === undefined) {
              return false;
            } else if (!L(283, x)) {
              return false;
            }
          }
          if (b113(x)) {
            m151 |= 4;
            if (!b114(x)) return false;
            m151 |= 8;
          } else {
            if (!b115(x)) return false;
            m151 |= 8;
          }
          m151 |= 16;
        }
        if (b273(x)) {
          const v182 = x.style;
          l180: {
            l181: {
              if (v182 !== undefined && !(v182 === "form" || v182 === "cookie")) break l181;
              break l180;
            }
            let g184;
            if (((g184 = G(x)) === O || g184 === null) && O.style === undefined) {
              return false;
            } else if (!L(274, x)) {
              return false;
            }
          }
          if (b277(x)) {
            m151 |= 4;
            const v187 = x.allowReserved;
            l185: {
              l186: {
                if (v187 !== undefined && typeof v187 !== "boolean") break l186;
                break l185;
              }
              let g188;
              if (((g188 = G(x)) === O || g188 === null) && O.allowReserved === undefined) {
                return false;
              } else if (!L(278, x)) {
                return false;
              }
            }
            m151 |= 32;
          }
          m151 |= 2;
        }
        m151 |= 2;
      }
      if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
      if (b267(x)) {
        const v191 = x.allowEmptyValue;
        l189: {
          l190: {
            if (v191 !== undefined && typeof v191 !== "boolean") break l190;
            break l189;
          }
          let g192;
          if (((g192 = G(x)) === O || g192 === null) && O.allowEmptyValue === undefined) {
            return false;
          } else if (!L(268, x)) {
            return false;
          }
        }
        m151 |= 64;
      }
      if (b264(x)) {
        const v193 = x.content;
        let g194;
        if (v193 === undefined || (((g194 = G(x)) === O || g194 === null) && O.content === undefined)) {
          if (v193 === undefined) return false;
        } else if (!L(265, x)) {
          return false;
        }
      }
      if (b260(x)) {
        const v197 = x.name;
        l195: {
          l196: {
            if (v197 !== undefined && typeof v197 === "string" && !p169.test(v197)) break l196;
            break l195;
          }
          let g198;
          if (((g198 = G(x)) === O || g198 === null) && O.name === undefined) {
            return false;
          } else if (!L(261, x)) {
            return false;
          }
        }
      }
      if (b257(x)) {
        const v201 = x.name;
        l199: {
          l200: {
            if (v201 !== undefined) {
              if (typeof v201 !== "string") break l200;
              if (!p146.test(v201)) break l200;
            }
            break l199;
          }
          let g202;
          if (((g202 = G(x)) === O || g202 === null) && O.name === undefined) {
            return false;
          } else if (!L(258, x)) {
            return false;
          }
        }
      }
      let n203 = 0;
      if (x.schema !== undefined && h.call(x, "schema")) n203++;
      if (n203 > 1) return false;
      if (x.content !== undefined && h.call(x, "content")) n203++;
      if (n203 > 1) return false;
      if (n203 < 1) return false;
      let n154 = 0;
      for (const k152 in x) {
        if (!h.call(x, k152)) continue;
        const v153 = x[k152];
        if (v153 === undefined) continue;
        switch (k152) {
          case "name":
            n154++;
            if (typeof v153 !== "string") return false;
            continue;
          case "in":
            n154++;
            if (!(v153 === "query" || v153 === "querystring" || v153 === "header" || v153 === "path" || v153 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v153 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v153 !== "boolean") return false;
            continue;
          case "schema":
            if (!b1(v153, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v153 === "object" && v153 !== null && !Array.isArray(v153))) return false;
            let n159 = 0;
            for (const k156 in v153) {
              if (!h.call(v153, k156)) continue;
              const v157 = v153[k156];
              if (v157 === undefined) continue;
              n159++;
              if (!b80(v157, 0)) return false;
            }
            if (!(n159 <= 1)) return false;
            if (!(n159 >= 1)) return false;
            continue;
          }
          case "example":
            continue;
          case "examples":
            if (!b121(v153)) return false;
            continue;
          case "style":
            if ((m151 & 23) === 0) return false;
            continue;
          case "explode":
            if ((m151 & 11) === 0) return false;
            continue;
          case "allowReserved":
            if ((m151 & 49) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m151 & 64) === 0) return false;
            continue;
        }
        if (!k152.startsWith("x-")) return false;
      }
      if (n154 !== 2) return false;
    }
    return true;
  }
  function b88(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k204 in x) {
        if (!h.call(x, k204)) continue;
        const v205 = x[k204];
        if (v205 === undefined) continue;
        switch (k204) {
          case "summary":
          case "description":
          case "serializedValue":
          case "externalValue":
            if (typeof v205 !== "string") return false;
            continue;
          case "dataValue":
          case "value":
            continue;
        }
        if (!k204.startsWith("x-")) return false;
      }
      if (x.value !== undefined && h.call(x, "value") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
      if (x.value !== undefined && h.call(x, "value") && x.dataValue !== undefined && h.call(x, "dataValue")) return false;
      if (x.value !== undefined && h.call(x, "value") && x.serializedValue !== undefined && h.call(x, "serializedValue")) return false;
      if (x.serializedValue !== undefined && h.call(x, "serializedValue") && x.externalValue !== undefined && h.call(x, "externalValue")) return false;
    }
    return true;
  }
  function b77(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n210 = 0;
      for (const k208 in x) {
        if (!h.call(x, k208)) continue;
        const v209 = x[k208];
        if (v209 === undefined) continue;
        switch (k208) {
          case "description":
            if (typeof v209 !== "string") return false;
            continue;
          case "content":
            n210++;
            if (!b78(v209)) return false;
            continue;
          case "required":
            if (typeof v209 !== "boolean") return false;
            continue;
        }
        if (!k208.startsWith("x-")) return false;
      }
      if (n210 !== 1) return false;
    }
    return true;
  }
  function b92(x, d) {
    if (d > 200) return L(92, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else if (!b91(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b94(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v214 = x.$ref, v215 = x.summary, v216 = x.description;
    l212: {
      l213: {
        if (v214 !== undefined && typeof v214 !== "string") break l213;
        if (v215 !== undefined && typeof v215 !== "string") break l213;
        if (v216 !== undefined && typeof v216 !== "string") break l213;
        break l212;
      }
      let g217;
      if (((g217 = G(x)) === O || g217 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined) {
        return false;
      } else if (!L(94, x)) {
        return false;
      }
    }
    return true;
  }
  function b170(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v220 = x.type;
      l218: {
        l219: {
          if (v220 !== undefined && v220 !== "apiKey") break l219;
          break l218;
        }
        let g221;
        if (((g221 = G(x)) === O || g221 === null) && O.type === undefined) {
          return false;
        } else if (!L(170, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b171(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v222 = x.name, v223 = x.in;
      let g224;
      if ((v222 === undefined && v223 === undefined) || (((g224 = G(x)) === O || g224 === null) && O.name === undefined && O.in === undefined)) {
        if (v222 === undefined) return false;
        if (typeof v222 !== "string") return false;
        if (v223 === undefined) return false;
        if (!(v223 === "query" || v223 === "header" || v223 === "cookie")) return false;
      } else if (!L(171, x)) {
        return false;
      }
    }
    return true;
  }
  function b166(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v227 = x.type;
      l225: {
        l226: {
          if (v227 !== undefined && v227 !== "http") break l226;
          break l225;
        }
        let g228;
        if (((g228 = G(x)) === O || g228 === null) && O.type === undefined) {
          return false;
        } else if (!L(166, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b167(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v229 = x.scheme;
      let g230;
      if (v229 === undefined || (((g230 = G(x)) === O || g230 === null) && O.scheme === undefined)) {
        if (v229 === undefined) return false;
        if (typeof v229 !== "string") return false;
      } else if (!L(167, x)) {
        return false;
      }
    }
    return true;
  }
  function b161(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v231 = x.type, v232 = x.scheme;
      let g234;
      if ((v231 === undefined && v232 === undefined) || (((g234 = G(x)) === O || g234 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v231 === undefined) return false;
        if (v231 !== "http") return false;
        if (v232 === undefined) return false;
        if (typeof v232 !== "string") return false;
        if (!p233.test(v232)) return false;
      } else if (!L(161, x)) {
        return false;
      }
    }
    return true;
  }
  function b162(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v237 = x.bearerFormat;
      l235: {
        l236: {
          if (v237 !== undefined && typeof v237 !== "string") break l236;
          break l235;
        }
        let g238;
        if (((g238 = G(x)) === O || g238 === null) && O.bearerFormat === undefined) {
          return false;
        } else if (!L(162, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b157(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v241 = x.type;
      l239: {
        l240: {
          if (v241 !== undefined && v241 !== "oauth2") break l240;
          break l239;
        }
        let g242;
        if (((g242 = G(x)) === O || g242 === null) && O.type === undefined) {
          return false;
        } else if (!L(157, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b158(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v243 = x.flows, v268 = x.oauth2MetadataUrl;
      let g269;
      if ((v243 === undefined && v268 === undefined) || (((g269 = G(x)) === O || g269 === null) && O.flows === undefined && O.oauth2MetadataUrl === undefined)) {
        if (v243 === undefined) return false;
        if (!(typeof v243 === "object" && v243 !== null && !Array.isArray(v243))) return false;
        for (const k244 in v243) {
          if (!h.call(v243, k244)) continue;
          const v245 = v243[k244];
          if (v245 === undefined) continue;
          switch (k244) {
            case "implicit": {
              if (!(typeof v245 === "object" && v245 !== null && !Array.isArray(v245))) return false;
              let n250 = 0;
              for (const k248 in v245) {
                if (!h.call(v245, k248)) continue;
                const v249 = v245[k248];
                if (v249 === undefined) continue;
                switch (k248) {
                  case "authorizationUrl":
                    n250++;
                    if (typeof v249 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v249 !== "string") return false;
                    continue;
                  case "scopes":
                    n250++;
                    if (!b99(v249)) return false;
                    continue;
                }
                if (!k248.startsWith("x-")) return false;
              }
              if (n250 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v245 === "object" && v245 !== null && !Array.isArray(v245))) return false;
              let n254 = 0;
              for (const k252 in v245) {
                if (!h.call(v245, k252)) continue;
                const v253 = v245[k252];
                if (v253 === undefined) continue;
                switch (k252) {
                  case "tokenUrl":
                    n254++;
                    if (typeof v253 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v253 !== "string") return false;
                    continue;
                  case "scopes":
                    n254++;
                    if (!b99(v253)) return false;
                    continue;
                }
                if (!k252.startsWith("x-")) return false;
              }
              if (n254 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v245 === "object" && v245 !== null && !Array.isArray(v245))) return false;
              let n258 = 0;
              for (const k256 in v245) {
                if (!h.call(v245, k256)) continue;
                const v257 = v245[k256];
                if (v257 === undefined) continue;
                switch (k256) {
                  case "tokenUrl":
                    n258++;
                    if (typeof v257 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v257 !== "string") return false;
                    continue;
                  case "scopes":
                    n258++;
                    if (!b99(v257)) return false;
                    continue;
                }
                if (!k256.startsWith("x-")) return false;
              }
              if (n258 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v245 === "object" && v245 !== null && !Array.isArray(v245))) return false;
              let n262 = 0;
              for (const k260 in v245) {
                if (!h.call(v245, k260)) continue;
                const v261 = v245[k260];
                if (v261 === undefined) continue;
                switch (k260) {
                  case "authorizationUrl":
                  case "tokenUrl":
                    n262++;
                    if (typeof v261 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v261 !== "string") return false;
                    continue;
                  case "scopes":
                    n262++;
                    if (!b99(v261)) return false;
                    continue;
                }
                if (!k260.startsWith("x-")) return false;
              }
              if (n262 !== 3) return false;
              continue;
            }
            case "deviceAuthorization": {
              if (!(typeof v245 === "object" && v245 !== null && !Array.isArray(v245))) return false;
              let n266 = 0;
              for (const k264 in v245) {
                if (!h.call(v245, k264)) continue;
                const v265 = v245[k264];
                if (v265 === undefined) continue;
                switch (k264) {
                  case "deviceAuthorizationUrl":
                  case "tokenUrl":
                    n266++;
                    if (typeof v265 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v265 !== "string") return false;
                    continue;
                  case "scopes":
                    n266++;
                    if (!b99(v265)) return false;
                    continue;
                }
                if (!k264.startsWith("x-")) return false;
              }
              if (n266 !== 3) return false;
              continue;
            }
          }
          if (!k244.startsWith("x-")) return false;
        }
        if (v268 !== undefined && typeof v268 !== "string") return false;
      } else if (!L(158, x)) {
        return false;
      }
    }
    return true;
  }
  function b153(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v272 = x.type;
      l270: {
        l271: {
          if (v272 !== undefined && v272 !== "openIdConnect") break l271;
          break l270;
        }
        let g273;
        if (((g273 = G(x)) === O || g273 === null) && O.type === undefined) {
          return false;
        } else if (!L(153, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b154(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v274 = x.openIdConnectUrl;
      let g275;
      if (v274 === undefined || (((g275 = G(x)) === O || g275 === null) && O.openIdConnectUrl === undefined)) {
        if (v274 === undefined) return false;
        if (typeof v274 !== "string") return false;
      } else if (!L(154, x)) {
        return false;
      }
    }
    return true;
  }
  function b340(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k276 in x) {
        if (!p39.test(k276) && h.call(x, k276) && x[k276] !== undefined) return false;
      }
    }
    return true;
  }
  function b336(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k279 in x) {
      if (!h.call(x, k279)) continue;
      const v280 = x[k279];
      if (v280 === undefined) continue;
      if (!b90(v280)) return false;
    }
    return true;
  }
  function b337(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k283 in x) {
      if (!h.call(x, k283)) continue;
      const v284 = x[k283];
      if (v284 === undefined) continue;
      if (!b86(v284, 0)) return false;
    }
    return true;
  }
  function b338(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k287 in x) {
      if (!h.call(x, k287)) continue;
      const v288 = x[k287];
      if (v288 === undefined) continue;
      if (!b70(v288, 0)) return false;
    }
    return true;
  }
  function b339(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k291 in x) {
      if (!h.call(x, k291)) continue;
      const v292 = x[k291];
      if (v292 === undefined) continue;
      if (!b80(v292, 0)) return false;
    }
    return true;
  }
  function b107(x) {
    if (!Array.isArray(x)) return false;
    for (let i295 = 0; i295 < x.length; i295++) {
      const v296 = x[i295];
      if (!b98(v296)) return false;
    }
    return true;
  }
  function b108(x) {
    if (!Array.isArray(x)) return false;
    for (let i297 = 0; i297 < x.length; i297++) {
      const v298 = x[i297];
      if (!(typeof v298 === "object" && v298 !== null && !Array.isArray(v298))) return false;
      let n301 = 0;
      for (const k299 in v298) {
        if (!h.call(v298, k299)) continue;
        const v300 = v298[k299];
        if (v300 === undefined) continue;
        switch (k299) {
          case "name":
            n301++;
            if (typeof v300 !== "string") return false;
            continue;
          case "summary":
          case "description":
          case "parent":
          case "kind":
            if (typeof v300 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b72(v300)) return false;
            continue;
        }
        if (!k299.startsWith("x-")) return false;
      }
      if (n301 !== 1) return false;
    }
    return true;
  }
  function b72(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n305 = 0;
    for (const k303 in x) {
      if (!h.call(x, k303)) continue;
      const v304 = x[k303];
      if (v304 === undefined) continue;
      switch (k303) {
        case "description":
          if (typeof v304 !== "string") return false;
          continue;
        case "url":
          n305++;
          if (typeof v304 !== "string") return false;
          continue;
      }
      if (!k303.startsWith("x-")) return false;
    }
    if (n305 !== 1) return false;
    return true;
  }
  function b73(x) {
    if (!Array.isArray(x)) return false;
    for (let i310 = 0; i310 < x.length; i310++) {
      const v311 = x[i310];
      if (!b75(v311)) return false;
    }
    let n308 = 0;
    for (let i307 = 0; n308 <= 1 && i307 < x.length; i307++) {
      const v309 = x[i307];
      if (b300(v309)) n308++;
    }
    if (n308 < 0 || n308 > 1) return false;
    if (b301(x)) return false;
    return true;
  }
  function b324(x, d) {
    if (d > 200) return L(324, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k312 in x) {
      if (!h.call(x, k312)) continue;
      const v313 = x[k312];
      if (v313 === undefined) continue;
      if (!p146.test(k312)) return false;
      if (k312 === "GET" || k312 === "PUT" || k312 === "POST" || k312 === "DELETE" || k312 === "OPTIONS" || k312 === "HEAD" || k312 === "PATCH" || k312 === "TRACE" || k312 === "QUERY") return false;
      if (!b71(v313, d + 1)) return false;
    }
    return true;
  }
  function b71(x, d) {
    if (d > 200) return L(71, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k316 in x) {
      if (!h.call(x, k316)) continue;
      const v317 = x[k316];
      if (v317 === undefined) continue;
      switch (k316) {
        case "tags": {
          if (!Array.isArray(v317)) return false;
          for (let i320 = 0; i320 < v317.length; i320++) {
            const v321 = v317[i320];
            if (typeof v321 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v317 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b72(v317)) return false;
          continue;
        case "parameters":
          if (!b73(v317)) return false;
          continue;
        case "requestBody":
          if (!b77(v317)) return false;
          continue;
        case "responses": {
          if (!(typeof v317 === "object" && v317 !== null && !Array.isArray(v317))) return false;
          let n325 = 0;
          for (const k322 in v317) {
            if (!h.call(v317, k322)) continue;
            const v323 = v317[k322];
            if (v323 === undefined) continue;
            n325++;
            switch (k322) {
              case "default":
                if (!b84(v323)) return false;
                continue;
            }
            if (p326.test(k322) && !b84(v323)) return false;
            if (!p326.test(k322) && !k322.startsWith("x-")) return false;
          }
          if (!(n325 >= 1)) return false;
          if (b219(v317)) {
            const v327 = v317.default;
            let g328;
            if (v327 === undefined || (((g328 = G(v317)) === O || g328 === null) && O.default === undefined)) {
              if (v327 === undefined) return false;
            } else if (!L(220, v317)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b314(v317, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v317 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v317)) return false;
          for (let i329 = 0; i329 < v317.length; i329++) {
            const v330 = v317[i329];
            if (!b98(v330)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v317)) return false;
          for (let i331 = 0; i331 < v317.length; i331++) {
            const v332 = v317[i331];
            if (!b66(v332)) return false;
          }
          continue;
        }
      }
      if (!k316.startsWith("x-")) return false;
    }
    return true;
  }
  function b23(x, d) {
    if (d > 200) return L(23, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k333 in x) {
        if (!h.call(x, k333)) continue;
        const v334 = x[k333];
        if (v334 === undefined) continue;
        switch (k333.length) {
          case 2:
            switch (k333) {
              case "if":
                if (!b1(v334, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k333) {
              case "$id":
                if (typeof v334 !== "string") return false;
                if (!p338.test(v334)) return false;
                continue;
              case "not":
                if (!b1(v334, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k333) {
              case "$ref":
                if (typeof v334 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b1(v334, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v334 === "string") {
                  if (!(v334 === "array" || v334 === "boolean" || v334 === "integer" || v334 === "null" || v334 === "number" || v334 === "object" || v334 === "string")) return false;
                } else if (Array.isArray(v334)) {
                  if (!(v334.length >= 1)) return false;
                  for (let i343 = 0; i343 < v334.length; i343++) {
                    const v344 = v334[i343];
                    if (!(v344 === "array" || v344 === "boolean" || v344 === "integer" || v344 === "null" || v344 === "number" || v344 === "object" || v344 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v334)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v334)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k333) {
              case "title":
                if (typeof v334 !== "string") return false;
                continue;
              case "$defs":
                if (!b60(v334, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b50(v334, d + 1)) return false;
                continue;
              case "items":
                if (!b1(v334, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k333) {
              case "format":
                if (typeof v334 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k333) {
              case "$anchor":
                if (typeof v334 !== "string") return false;
                if (!p337.test(v334)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v334 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v334) || r.isBigInt(v334))) return false;
                continue;
            }
            break;
          case 8:
            switch (k333) {
              case "$comment":
                if (typeof v334 !== "string") return false;
                continue;
              case "contains":
                if (!b1(v334, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v334)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v334) || r.isBigInt(v334))) return false;
                if (!(v334 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v334 !== "boolean") return false;
                continue;
              case "required":
                if (!b37(v334)) return false;
                continue;
            }
            break;
          case 9:
            switch (k333) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v334) || r.isBigInt(v334))) return false;
                if (!(v334 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v334 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k333) {
              case "properties":
                if (!b51(v334, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v334) || r.isBigInt(v334))) return false;
                if (!(v334 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v334 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k333) {
              case "definitions":
                if (!b24(v334, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v334 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v334 === "object" && v334 !== null && !Array.isArray(v334))) return false;
                for (const k339 in v334) {
                  if (!h.call(v334, k339)) continue;
                  const v340 = v334[k339];
                  if (v340 === undefined) continue;
                  if (typeof v340 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b50(v334, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v334) || r.isBigInt(v334))) return false;
                if (!(v334 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v334 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k333) {
              case "dependencies":
                if (!b25(v334, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k333) {
              case "$recursiveRef":
                if (typeof v334 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b1(v334, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v334) || r.isBigInt(v334))) return false;
                if (!(v334 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k333) {
              case "$dynamicAnchor":
                if (typeof v334 !== "string") return false;
                if (!p337.test(v334)) return false;
                continue;
            }
            break;
          case 15:
            switch (k333) {
              case "contentEncoding":
                if (typeof v334 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k333) {
              case "$recursiveAnchor":
                if (typeof v334 !== "string") return false;
                if (!p337.test(v334)) return false;
                continue;
              case "contentMediaType":
                if (typeof v334 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b1(v334, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b53(v334, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v334) || r.isBigInt(v334))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k333) {
              case "patternProperties":
                if (!b52(v334, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v334 === "object" && v334 !== null && !Array.isArray(v334))) return false;
                for (const k345 in v334) {
                  if (!h.call(v334, k345)) continue;
                  const v346 = v334[k345];
                  if (v346 === undefined) continue;
                  if (!b37(v346)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k333) {
              case "additionalProperties":
                if (!b1(v334, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k333) {
              case "unevaluatedProperties":
                if (!b1(v334, d + 1)) return false;
                continue;
            }
            break;
        }
      }
    }
    return true;
  }
  function b78(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k349 in x) {
      if (!h.call(x, k349)) continue;
      const v350 = x[k349];
      if (v350 === undefined) continue;
      if (!b80(v350, 0)) return false;
    }
    return true;
  }
  function b90(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k353 in x) {
        if (!h.call(x, k353)) continue;
        const v354 = x[k353];
        if (v354 === undefined) continue;
        switch (k353) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v354 !== "string") return false;
            continue;
          case "parameters":
            if (!b99(v354)) return false;
            continue;
          case "server":
            if (!b66(v354)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k353.startsWith("x-")) return false;
      }
      let n357 = 0;
      if (x.operationRef !== undefined && h.call(x, "operationRef")) n357++;
      if (n357 > 1) return false;
      if (x.operationId !== undefined && h.call(x, "operationId")) n357++;
      if (n357 > 1) return false;
      if (n357 < 1) return false;
    }
    return true;
  }
  function b292(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v360 = x.in;
      l358: {
        l359: {
          if (v360 !== undefined && v360 !== "path") break l359;
          break l358;
        }
        let g361;
        if (((g361 = G(x)) === O || g361 === null) && O.in === undefined) {
          return false;
        } else if (!L(292, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b287(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v364 = x.in;
      l362: {
        l363: {
          if (v364 !== undefined && v364 !== "header") break l363;
          break l362;
        }
        let g365;
        if (((g365 = G(x)) === O || g365 === null) && O.in === undefined) {
          return false;
        } else if (!L(287, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b282(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v368 = x.in;
      l366: {
        l367: {
          if (v368 !== undefined && v368 !== "query") break l367;
          break l366;
        }
        let g369;
        if (((g369 = G(x)) === O || g369 === null) && O.in === undefined) {
          return false;
        } else if (!L(282, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b113(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v372 = x.style;
      l370: {
        l371: {
          if (v372 !== undefined && v372 !== "form") break l371;
          break l370;
        }
        let g373;
        if (((g373 = G(x)) === O || g373 === null) && O.style === undefined) {
          return false;
        } else if (!L(113, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b114(x) {
    return true;
  }
  function b115(x) {
    return true;
  }
  function b273(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v382 = x.in;
      l380: {
        l381: {
          if (v382 !== undefined && v382 !== "cookie") break l381;
          break l380;
        }
        let g383;
        if (((g383 = G(x)) === O || g383 === null) && O.in === undefined) {
          return false;
        } else if (!L(273, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b277(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v386 = x.style;
      l384: {
        l385: {
          if (v386 !== undefined && v386 !== "form") break l385;
          break l384;
        }
        let g387;
        if (((g387 = G(x)) === O || g387 === null) && O.style === undefined) {
          return false;
        } else if (!L(277, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b267(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v390 = x.in;
      l388: {
        l389: {
          if (v390 !== undefined && v390 !== "query") break l389;
          break l388;
        }
        let g391;
        if (((g391 = G(x)) === O || g391 === null) && O.in === undefined) {
          return false;
        } else if (!L(267, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b264(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v394 = x.in;
      l392: {
        l393: {
          if (v394 !== undefined && v394 !== "querystring") break l393;
          break l392;
        }
        let g395;
        if (((g395 = G(x)) === O || g395 === null) && O.in === undefined) {
          return false;
        } else if (!L(264, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b260(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v398 = x.in;
      l396: {
        l397: {
          if (v398 !== undefined && v398 !== "path") break l397;
          break l396;
        }
        let g399;
        if (((g399 = G(x)) === O || g399 === null) && O.in === undefined) {
          return false;
        } else if (!L(260, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b257(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v402 = x.in;
      l400: {
        l401: {
          if (v402 !== undefined && v402 !== "header") break l401;
          break l400;
        }
        let g403;
        if (((g403 = G(x)) === O || g403 === null) && O.in === undefined) {
          return false;
        } else if (!L(257, x)) {
          return false;
        }
      }
    }
    return true;
  }
  function b80(x, d) {
    if (d > 200) return L(80, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else if (!b79(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b121(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k404 in x) {
      if (!h.call(x, k404)) continue;
      const v405 = x[k404];
      if (v405 === undefined) continue;
      if (!b88(v405)) return false;
    }
    return true;
  }
  function b91(x, d) {
    if (d > 200) return L(91, x);
    let m408 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (x.schema !== undefined && h.call(x, "schema")) {
      const v415 = x.style, v416 = x.explode;
      l413: {
        l414: {
          if (v415 !== undefined && v415 !== "simple") break l414;
          if (v416 !== undefined && typeof v416 !== "boolean") break l414;
          break l413;
        }
        let g417;
        if (((g417 = G(x)) === O || g417 === null) && O.style === undefined && O.explode === undefined) {
          return false;
        } else if (!L(189, x)) {
          return false;
        }
      }
      m408 |= 1;
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    let n418 = 0;
    if (x.schema !== undefined && h.call(x, "schema")) n418++;
    if (n418 > 1) return false;
    if (x.content !== undefined && h.call(x, "content")) n418++;
    if (n418 > 1) return false;
    if (n418 < 1) return false;
    for (const k409 in x) {
      if (!h.call(x, k409)) continue;
      const v410 = x[k409];
      if (v410 === undefined) continue;
      switch (k409) {
        case "description":
          if (typeof v410 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v410 !== "boolean") return false;
          continue;
        case "schema":
          if (!b1(v410, d + 1)) return false;
          continue;
        case "content":
          if (!b188(v410, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b121(v410)) return false;
          continue;
        case "style":
        case "explode":
          if ((m408 & 1) === 0) return false;
          continue;
      }
      if (!k409.startsWith("x-")) return false;
    }
    return true;
  }
  function b99(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k419 in x) {
      if (!h.call(x, k419)) continue;
      const v420 = x[k419];
      if (v420 === undefined) continue;
      if (typeof v420 !== "string") return false;
    }
    return true;
  }
  function b86(x, d) {
    if (d > 200) return L(86, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && x.$ref !== undefined && h.call(x, "$ref")) {
      if (!b94(x)) return false;
    } else if (!b85(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b98(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k423 in x) {
      if (!h.call(x, k423)) continue;
      const v424 = x[k423];
      if (v424 === undefined) continue;
      if (!Array.isArray(v424)) return false;
      for (let i427 = 0; i427 < v424.length; i427++) {
        const v428 = v424[i427];
        if (typeof v428 !== "string") return false;
      }
    }
    return true;
  }
  function b300(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v429 = x.in;
    let g430;
    if (v429 === undefined || (((g430 = G(x)) === O || g430 === null) && O.in === undefined)) {
      if (v429 === undefined) return false;
      if (v429 !== "querystring") return false;
    } else if (!L(300, x)) {
      return false;
    }
    return true;
  }
  function b301(x) {
    if (Array.isArray(x)) {
      let n432 = 0;
      for (let i431 = 0; n432 < 1 && i431 < x.length; i431++) {
        const v433 = x[i431];
        if (b304(v433)) n432++;
      }
      if (n432 < 1) return false;
      let n435 = 0;
      for (let i434 = 0; n435 < 1 && i434 < x.length; i434++) {
        const v436 = x[i434];
        if (b302(v436)) n435++;
      }
      if (n435 < 1) return false;
    }
    return true;
  }
  function b219(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k437 in x) {
        if (!h.call(x, k437)) continue;
        const v438 = x[k437];
        if (v438 === undefined) continue;
        if (p326.test(k437)) return false;
      }
    }
    return true;
  }
  function b314(x, d) {
    if (d > 200) return L(314, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k441 in x) {
      if (!h.call(x, k441)) continue;
      const v442 = x[k441];
      if (v442 === undefined) continue;
      if (!b86(v442, d + 1)) return false;
    }
    return true;
  }
  function b60(x, d) {
    if (d > 200) return L(60, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k445 in x) {
      if (!h.call(x, k445)) continue;
      const v446 = x[k445];
      if (v446 === undefined) continue;
      if (!b1(v446, d + 1)) return false;
    }
    return true;
  }
  function b50(x, d) {
    if (d > 200) return L(50, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i449 = 0; i449 < x.length; i449++) {
      const v450 = x[i449];
      if (!b1(v450, d + 1)) return false;
    }
    return true;
  }
  function b37(x) {
    if (!Array.isArray(x)) return false;
    for (let i451 = 0; i451 < x.length; i451++) {
      const v452 = x[i451];
      if (typeof v452 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b51(x, d) {
    if (d > 200) return L(51, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k453 in x) {
      if (!h.call(x, k453)) continue;
      const v454 = x[k453];
      if (v454 === undefined) continue;
      if (!b1(v454, d + 1)) return false;
    }
    return true;
  }
  function b24(x, d) {
    if (d > 200) return L(24, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k457 in x) {
      if (!h.call(x, k457)) continue;
      const v458 = x[k457];
      if (v458 === undefined) continue;
      if (!b1(v458, d + 1)) return false;
    }
    return true;
  }
  function b25(x, d) {
    if (d > 200) return L(25, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k461 in x) {
      if (!h.call(x, k461)) continue;
      const v462 = x[k461];
      if (v462 === undefined) continue;
      if (!b62(v462, d + 1)) return false;
    }
    return true;
  }
  function b53(x, d) {
    if (d > 200) return L(53, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k465 in x) {
      if (!h.call(x, k465)) continue;
      const v466 = x[k465];
      if (v466 === undefined) continue;
      if (!b1(v466, d + 1)) return false;
    }
    return true;
  }
  function b52(x, d) {
    if (d > 200) return L(52, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k469 in x) {
      if (!h.call(x, k469)) continue;
      const v470 = x[k469];
      if (v470 === undefined) continue;
      if (!b1(v470, d + 1)) return false;
    }
    return true;
  }
  function b79(x, d) {
    if (d > 200) return L(79, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k473 in x) {
      if (!h.call(x, k473)) continue;
      const v474 = x[k473];
      if (v474 === undefined) continue;
      switch (k473) {
        case "description":
          if (typeof v474 !== "string") return false;
          continue;
        case "schema":
        case "itemSchema":
          if (!b1(v474, d + 1)) return false;
          continue;
        case "encoding":
          if (!b236(v474, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b237(v474, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b81(v474, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b121(v474)) return false;
          continue;
      }
      if (!k473.startsWith("x-")) return false;
    }
    if (x.encoding !== undefined && h.call(x, "encoding")) {
      const v479 = x.prefixEncoding, v480 = x.itemEncoding;
      l477: {
        l478: {
          if (v479 !== undefined) break l478;
          if (v480 !== undefined) break l478;
          break l477;
        }
        let g481;
        if (((g481 = G(x)) === O || g481 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined) {
          return false;
        } else if (!L(238, x)) {
          return false;
        }
      }
    }
    if (x.example !== undefined && h.call(x, "example") && x.examples !== undefined && h.call(x, "examples")) return false;
    return true;
  }
  function b188(x, d) {
    if (d > 200) return L(188, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n485 = 0;
    for (const k482 in x) {
      if (!h.call(x, k482)) continue;
      const v483 = x[k482];
      if (v483 === undefined) continue;
      n485++;
      if (!b80(v483, d + 1)) return false;
    }
    if (!(n485 <= 1)) return false;
    if (!(n485 >= 1)) return false;
    return true;
  }
  function b85(x, d) {
    if (d > 200) return L(85, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k486 in x) {
      if (!h.call(x, k486)) continue;
      const v487 = x[k486];
      if (v487 === undefined) continue;
      if (!b70(v487, d + 1)) return false;
    }
    return true;
  }
  function b304(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v490 = x.in;
    let g491;
    if (v490 === undefined || (((g491 = G(x)) === O || g491 === null) && O.in === undefined)) {
      if (v490 === undefined) return false;
      if (v490 !== "query") return false;
    } else if (!L(304, x)) {
      return false;
    }
    return true;
  }
  function b302(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v492 = x.in;
    let g493;
    if (v492 === undefined || (((g493 = G(x)) === O || g493 === null) && O.in === undefined)) {
      if (v492 === undefined) return false;
      if (v492 !== "querystring") return false;
    } else if (!L(302, x)) {
      return false;
    }
    return true;
  }
  function b62(x, d) {
    if (d > 200) return L(62, x);
    if (typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x))) {
      if (!b1(x, d + 1)) return false;
    } else if (Array.isArray(x)) {
      if (!b37(x)) return false;
    } else {
      return false;
    }
    return true;
  }
  function b236(x, d) {
    if (d > 200) return L(236, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k494 in x) {
      if (!h.call(x, k494)) continue;
      const v495 = x[k494];
      if (v495 === undefined) continue;
      if (!b81(v495, d + 1)) return false;
    }
    return true;
  }
  function b237(x, d) {
    if (d > 200) return L(237, x);
    if (!Array.isArray(x)) return false;
    for (let i498 = 0; i498 < x.length; i498++) {
      const v499 = x[i498];
      if (!b81(v499, d + 1)) return false;
    }
    return true;
  }
  function b81(x, d) {
    if (d > 200) return L(81, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k500 in x) {
      if (!h.call(x, k500)) continue;
      const v501 = x[k500];
      if (v501 === undefined) continue;
      switch (k500) {
        case "contentType":
          if (typeof v501 !== "string") return false;
          continue;
        case "headers":
          if (!b224(v501, d + 1)) return false;
          continue;
        case "style":
          if (!(v501 === "form" || v501 === "spaceDelimited" || v501 === "pipeDelimited" || v501 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v501 !== "boolean") return false;
          continue;
        case "encoding":
          if (!b228(v501, d + 1)) return false;
          continue;
        case "prefixEncoding":
          if (!b229(v501, d + 1)) return false;
          continue;
        case "itemEncoding":
          if (!b81(v501, d + 1)) return false;
          continue;
      }
      if (!k500.startsWith("x-")) return false;
    }
    if (x.encoding !== undefined && h.call(x, "encoding")) {
      const v506 = x.prefixEncoding, v507 = x.itemEncoding;
      l504: {
        l505: {
          if (v506 !== undefined) break l505;
          if (v507 !== undefined) break l505;
          break l504;
        }
        let g508;
        if (((g508 = G(x)) === O || g508 === null) && O.prefixEncoding === undefined && O.itemEncoding === undefined) {
          return false;
        } else if (!L(230, x)) {
          return false;
        }
      }
    }
    if (x.style !== undefined && h.call(x, "style") && !b100(x)) return false;
    if (x.allowReserved !== undefined && h.call(x, "allowReserved") && !b100(x)) return false;
    return true;
  }
  function b224(x, d) {
    if (d > 200) return L(224, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k509 in x) {
      if (!h.call(x, k509)) continue;
      const v510 = x[k509];
      if (v510 === undefined) continue;
      if (!p146.test(k509)) return false;
      if (!b92(v510, d + 1)) return false;
    }
    return true;
  }
  function b228(x, d) {
    if (d > 200) return L(228, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k513 in x) {
      if (!h.call(x, k513)) continue;
      const v514 = x[k513];
      if (v514 === undefined) continue;
      if (!b81(v514, d + 1)) return false;
    }
    return true;
  }
  function b229(x, d) {
    if (d > 200) return L(229, x);
    if (!Array.isArray(x)) return false;
    for (let i517 = 0; i517 < x.length; i517++) {
      const v518 = x[i517];
      if (!b81(v518, d + 1)) return false;
    }
    return true;
  }
  function b100(x) {
    if (b113(x)) {
      if (!b114(x)) return false;
    } else if (!b115(x)) {
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
