// Written by scripts/generate-checks.mjs; do not edit.
// @ts-nocheck: emitted code has no types.
import type { CompiledCheck } from "@argot/core";

/** The meta-schema of document-3.1 as code. */
export const check: CompiledCheck = (r, L) => {
  const O = Object.prototype;
  const h = Object.prototype.hasOwnProperty;
  const G = Object.getPrototypeOf;
  const p7 = new RegExp("^3\\.1\\.\\d+(-.+)?$", "u");
  const p39 = new RegExp("^[a-zA-Z0-9._-]+$", "u");
  const p34 = new RegExp("^(?:schemas|responses|parameters|examples|requestBodies|headers|securitySchemes|links|callbacks|pathItems)$", "u");
  const p166 = new RegExp("^[^{}]+$", "u");
  const p204 = new RegExp("^[Bb][Ee][Aa][Rr][Ee][Rr]$", "u");
  const p276 = new RegExp("^[1-5](?:[0-9]{2}|XX)$", "u");
  const p288 = new RegExp("^[^#]*#?$", "u");
  const p287 = new RegExp("^[A-Za-z_][-A-Za-z0-9._]*$", "u");
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
                if (h.call(v9, "identifier") && v9.identifier !== undefined && h.call(v9, "url") && v9.url !== undefined) return false;
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
          for (let i20 = 0; i20 < v4.length; i20++) {
            const v21 = v4[i20];
            if (!b4(v21)) return false;
          }
          continue;
        }
        case "paths": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k22 in v4) {
            if (!h.call(v4, k22)) continue;
            const v23 = v4[k22];
            if (v23 === undefined) continue;
            if (k22.startsWith("\u002f") && !b8(v23, 0)) return false;
            if (!k22.startsWith("\u002f") && !k22.startsWith("x-")) return false;
          }
          continue;
        }
        case "webhooks": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k26 in v4) {
            if (!h.call(v4, k26)) continue;
            const v27 = v4[k26];
            if (v27 === undefined) continue;
            if (!b8(v27, 0)) return false;
          }
          continue;
        }
        case "components": {
          if (!(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) return false;
          for (const k30 in v4) {
            if (!h.call(v4, k30)) continue;
            const v31 = v4[k30];
            if (v31 === undefined) continue;
            switch (k30) {
              case "schemas": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k40 in v31) {
                  if (!h.call(v31, k40)) continue;
                  const v41 = v31[k40];
                  if (v41 === undefined) continue;
                  if (!b252(v41, 0)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k44 in v31) {
                    if (!h.call(v31, k44)) continue;
                    const v45 = v31[k44];
                    if (v45 === undefined) continue;
                    if (!p39.test(k44)) return false;
                  }
                }
                continue;
              }
              case "responses": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k48 in v31) {
                  if (!h.call(v31, k48)) continue;
                  const v49 = v31[k48];
                  if (v49 === undefined) continue;
                  if (!b20(v49)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k52 in v31) {
                    if (!h.call(v31, k52)) continue;
                    const v53 = v31[k52];
                    if (v53 === undefined) continue;
                    if (!p39.test(k52)) return false;
                  }
                }
                continue;
              }
              case "parameters": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k56 in v31) {
                  if (!h.call(v31, k56)) continue;
                  const v57 = v31[k56];
                  if (v57 === undefined) continue;
                  if (!b12(v57)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k60 in v31) {
                    if (!h.call(v31, k60)) continue;
                    const v61 = v31[k60];
                    if (v61 === undefined) continue;
                    if (!p39.test(k60)) return false;
                  }
                }
                continue;
              }
              case "examples": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k64 in v31) {
                  if (!h.call(v31, k64)) continue;
                  const v65 = v31[k64];
                  if (v65 === undefined) continue;
                  if (!b24(v65)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k68 in v31) {
                    if (!h.call(v31, k68)) continue;
                    const v69 = v31[k68];
                    if (v69 === undefined) continue;
                    if (!p39.test(k68)) return false;
                  }
                }
                continue;
              }
              case "requestBodies": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k72 in v31) {
                  if (!h.call(v31, k72)) continue;
                  const v73 = v31[k72];
                  if (v73 === undefined) continue;
                  if (!b14(v73)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k76 in v31) {
                    if (!h.call(v31, k76)) continue;
                    const v77 = v31[k76];
                    if (v77 === undefined) continue;
                    if (!p39.test(k76)) return false;
                  }
                }
                continue;
              }
              case "headers": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k80 in v31) {
                  if (!h.call(v31, k80)) continue;
                  const v81 = v31[k80];
                  if (v81 === undefined) continue;
                  if (!b28(v81, 0)) return false;
                }
                if (typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
                  for (const k84 in v31) {
                    if (!h.call(v31, k84)) continue;
                    const v85 = v31[k84];
                    if (v85 === undefined) continue;
                    if (!p39.test(k84)) return false;
                  }
                }
                continue;
              }
              case "securitySchemes": {
                if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
                for (const k88 in v31) {
                  if (!h.call(v31, k88)) continue;
                  const v89 = v31[k88];
                  if (v89 === undefined) continue;
                  if (typeof v89 === "object" && v89 !== null && !Array.isArray(v89) && h.call(v89, "$ref") && v89.$ref !== undefined) {
                    if (!b30(v89)) return false;
                  } else {
                    let m92 = 0;
                    if (!(typeof v89 === "object" && v89 !== null && !Array.isArray(v89))) return false;
                    if (b97(v89)) {
                      if (!b98(v89)) return false;
                      m92 |= 1;
                    }
                    if (b93(v89)) {
                      if (!b94(v89)) return false;
                      m92 |= 2;
                    }
                    if (b88(v89)) {
                      m92 |= 2;
                      if (!b89(v89)) return false;
                      m92 |= 4;
                    }
                    if (b85(v89)) {
                      if (!b86(v89)) return false;
                      m92 |= 8;
                    }
                    if (b81(v89)) {
                      if (!b82(v89)) return false;
                      m92 |= 16;
                    }
                    let n95 = 0;
                    for (const k93 in v89) {
                      if (!h.call(v89, k93)) continue;
                      const v94 = v89[k93];
                      if (v94 === undefined) continue;
                      switch (k93) {
                        case "type":
                          n95++;
                          if (!(v94 === "apiKey" || v94 === "http" || v94 === "mutualTLS" || v94 === "oauth2" || v94 === "openIdConnect")) return false;
                          continue;
                        case "description":
                          if (typeof v94 !== "string") return false;
                          continue;
                        case "name":
                        case "in":
                          if ((m92 & 1) === 0) return false;
                          continue;
                        case "scheme":
                          if ((m92 & 2) === 0) return false;
                          continue;
                        case "bearerFormat":
                          if ((m92 & 4) === 0) return false;
                          continue;
                        case "flows":
                          if ((m92 & 8) === 0) return false;
                          continue;
                        case "openIdConnectUrl":
                          if ((m92 & 16) === 0) return false;
                          continue;
                      }
                      if (!k93.startsWith("x-")) return false;
                    }
                    if (n95 !== 1) return false;
                  }
                }
                if (!b223(v31)) return false;
                continue;
              }
              case "links":
                if (!b220(v31)) return false;
                if (!b223(v31)) return false;
                continue;
              case "callbacks":
                if (!b221(v31)) return false;
                if (!b223(v31)) return false;
                continue;
              case "pathItems":
                if (!b222(v31)) return false;
                if (!b223(v31)) return false;
                continue;
            }
            if (p34.test(k30) && typeof v31 === "object" && v31 !== null && !Array.isArray(v31)) {
              for (const k35 in v31) {
                if (!h.call(v31, k35)) continue;
                const v36 = v31[k35];
                if (v36 === undefined) continue;
                if (!p39.test(k35)) return false;
              }
            }
            if (!p34.test(k30) && !k30.startsWith("x-")) return false;
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
    if (!((h.call(x, "paths") && x.paths !== undefined) || (h.call(x, "components") && x.components !== undefined) || (h.call(x, "webhooks") && x.webhooks !== undefined))) return false;
    return true;
  }
  function b4(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n99 = 0;
    for (const k97 in x) {
      if (!h.call(x, k97)) continue;
      const v98 = x[k97];
      if (v98 === undefined) continue;
      switch (k97) {
        case "url":
          n99++;
          if (typeof v98 !== "string") return false;
          continue;
        case "description":
          if (typeof v98 !== "string") return false;
          continue;
        case "variables": {
          if (!(typeof v98 === "object" && v98 !== null && !Array.isArray(v98))) return false;
          for (const k101 in v98) {
            if (!h.call(v98, k101)) continue;
            const v102 = v98[k101];
            if (v102 === undefined) continue;
            if (!(typeof v102 === "object" && v102 !== null && !Array.isArray(v102))) return false;
            let n107 = 0;
            for (const k105 in v102) {
              if (!h.call(v102, k105)) continue;
              const v106 = v102[k105];
              if (v106 === undefined) continue;
              switch (k105) {
                case "enum": {
                  if (!Array.isArray(v106)) return false;
                  if (!(v106.length >= 1)) return false;
                  for (let i109 = 0; i109 < v106.length; i109++) {
                    const v110 = v106[i109];
                    if (typeof v110 !== "string") return false;
                  }
                  continue;
                }
                case "default":
                  n107++;
                  if (typeof v106 !== "string") return false;
                  continue;
                case "description":
                  if (typeof v106 !== "string") return false;
                  continue;
              }
              if (!k105.startsWith("x-")) return false;
            }
            if (n107 !== 1) return false;
          }
          continue;
        }
      }
      if (!k97.startsWith("x-")) return false;
    }
    if (n99 !== 1) return false;
    return true;
  }
  function b8(x, d) {
    if (d > 200) return L(8, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k111 in x) {
      if (!h.call(x, k111)) continue;
      const v112 = x[k111];
      if (v112 === undefined) continue;
      switch (k111) {
        case "$ref":
        case "summary":
        case "description":
          if (typeof v112 !== "string") return false;
          continue;
        case "servers": {
          if (!Array.isArray(v112)) return false;
          for (let i115 = 0; i115 < v112.length; i115++) {
            const v116 = v112[i115];
            if (!b4(v116)) return false;
          }
          continue;
        }
        case "parameters": {
          if (!Array.isArray(v112)) return false;
          for (let i117 = 0; i117 < v112.length; i117++) {
            const v118 = v112[i117];
            if (!b12(v118)) return false;
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
          if (!b9(v112, d + 1)) return false;
          continue;
      }
      if (!k111.startsWith("x-")) return false;
    }
    return true;
  }
  function b252(x, d) {
    if (d > 200) return L(252, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      const v119 = x.discriminator, v128 = x.externalDocs, v133 = x.xml;
      let g138;
      if ((v119 === undefined && v128 === undefined && v133 === undefined) || (((g138 = G(x)) === O || g138 === null) && O.discriminator === undefined && O.externalDocs === undefined && O.xml === undefined)) {
        if (v119 !== undefined) {
          if (!(typeof v119 === "object" && v119 !== null && !Array.isArray(v119))) return false;
          let n122 = 0;
          for (const k120 in v119) {
            if (!h.call(v119, k120)) continue;
            const v121 = v119[k120];
            if (v121 === undefined) continue;
            switch (k120) {
              case "propertyName":
                n122++;
                if (typeof v121 !== "string") return false;
                continue;
              case "mapping": {
                if (!(typeof v121 === "object" && v121 !== null && !Array.isArray(v121))) return false;
                for (const k124 in v121) {
                  if (!h.call(v121, k124)) continue;
                  const v125 = v121[k124];
                  if (v125 === undefined) continue;
                  if (typeof v125 !== "string") return false;
                }
                continue;
              }
            }
            if (!k120.startsWith("x-")) return false;
          }
          if (n122 !== 1) return false;
        }
        if (v128 !== undefined) {
          if (!(typeof v128 === "object" && v128 !== null && !Array.isArray(v128))) return false;
          let n131 = 0;
          for (const k129 in v128) {
            if (!h.call(v128, k129)) continue;
            const v130 = v128[k129];
            if (v130 === undefined) continue;
            switch (k129) {
              case "url":
                n131++;
                if (typeof v130 !== "string") return false;
                continue;
              case "description":
                if (typeof v130 !== "string") return false;
                continue;
            }
            if (!k129.startsWith("x-")) return false;
          }
          if (n131 !== 1) return false;
        }
        if (v133 !== undefined) {
          if (!(typeof v133 === "object" && v133 !== null && !Array.isArray(v133))) return false;
          for (const k134 in v133) {
            if (!h.call(v133, k134)) continue;
            const v135 = v133[k134];
            if (v135 === undefined) continue;
            switch (k134) {
              case "name":
              case "namespace":
              case "prefix":
                if (typeof v135 !== "string") return false;
                continue;
              case "attribute":
              case "wrapped":
                if (typeof v135 !== "boolean") return false;
                continue;
            }
            if (!k134.startsWith("x-")) return false;
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
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else {
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
              if (!b28(v144, 0)) return false;
            }
            continue;
          }
          case "content":
            if (!b15(v140)) return false;
            continue;
          case "links": {
            if (!(typeof v140 === "object" && v140 !== null && !Array.isArray(v140))) return false;
            for (const k147 in v140) {
              if (!h.call(v140, k147)) continue;
              const v148 = v140[k147];
              if (v148 === undefined) continue;
              if (!b26(v148)) return false;
            }
            continue;
          }
        }
        if (!k139.startsWith("x-")) return false;
      }
      if (n141 !== 1) return false;
    }
    return true;
  }
  function b12(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else {
      let m151 = 0;
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      if (h.call(x, "schema") && x.schema !== undefined) {
        for (const k160 in x) {
          if (!h.call(x, k160)) continue;
          const v161 = x[k160];
          if (v161 === undefined) continue;
          switch (k160) {
            case "style":
              if (typeof v161 !== "string") return false;
              continue;
            case "explode":
              if (typeof v161 !== "boolean") return false;
              continue;
            case "examples":
              if (!b55(v161)) return false;
              continue;
          }
        }
        if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
        if (b185(x)) {
          const v164 = x.required, v165 = x.name, v167 = x.style;
          let g169;
          if ((v164 === undefined && v165 === undefined && v167 === undefined) || (((g169 = G(x)) === O || g169 === null) && O.required === undefined && O.name === undefined && O.style === undefined)) {
            if (v164 === undefined) return false;
            if (v164 !== true) return false;
            if (v165 !== undefined && typeof v165 === "string" && !p166.test(v165)) return false;
            if (v167 !== undefined && !(v167 === "matrix" || v167 === "label" || v167 === "simple")) return false;
          } else if (!L(186, x)) {
            return false;
          }
          m151 |= 1;
        }
        if (b180(x)) {
          const v170 = x.style;
          let g172;
          if (v170 === undefined || (((g172 = G(x)) === O || g172 === null) && O.style === undefined)) {
            if (v170 !== undefined && v170 !== "simple") return false;
          } else if (!L(181, x)) {
            return false;
          }
          m151 |= 1;
        }
        if (b175(x)) {
          const v173 = x.style, v174 = x.allowReserved;
          let g175;
          if ((v173 === undefined && v174 === undefined) || (((g175 = G(x)) === O || g175 === null) && O.style === undefined && O.allowReserved === undefined)) {
            if (v173 !== undefined && !(v173 === "form" || v173 === "spaceDelimited" || v173 === "pipeDelimited" || v173 === "deepObject")) return false;
            if (v174 !== undefined && typeof v174 !== "boolean") return false;
          } else if (!L(176, x)) {
            return false;
          }
          if (b47(x)) {
            m151 |= 2;
            if (!b48(x)) return false;
            m151 |= 4;
          } else {
            if (!b49(x)) return false;
            m151 |= 4;
          }
          m151 |= 8;
        }
        if (b171(x)) {
          const v176 = x.style;
          let g177;
          if (v176 === undefined || (((g177 = G(x)) === O || g177 === null) && O.style === undefined)) {
            if (v176 !== undefined && v176 !== "form") return false;
          } else if (!L(172, x)) {
            return false;
          }
          if (b47(x)) {
            m151 |= 2;
            if (!b48(x)) return false;
            m151 |= 4;
          } else {
            if (!b49(x)) return false;
            m151 |= 4;
          }
          m151 |= 2;
        }
        m151 |= 16;
      }
      if (b162(x)) {
        const v178 = x.allowEmptyValue;
        let g179;
        if (v178 === undefined || (((g179 = G(x)) === O || g179 === null) && O.allowEmptyValue === undefined)) {
          if (v178 !== undefined && typeof v178 !== "boolean") return false;
        } else if (!L(163, x)) {
          return false;
        }
        m151 |= 32;
      }
      let n180 = 0;
      if (h.call(x, "schema") && x.schema !== undefined) n180++;
      if (n180 > 1) return false;
      if (h.call(x, "content") && x.content !== undefined) n180++;
      if (n180 > 1) return false;
      if (n180 < 1) return false;
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
            if (!(v153 === "query" || v153 === "header" || v153 === "path" || v153 === "cookie")) return false;
            continue;
          case "description":
            if (typeof v153 !== "string") return false;
            continue;
          case "required":
          case "deprecated":
            if (typeof v153 !== "boolean") return false;
            continue;
          case "schema":
            if (!b252(v153, 0)) return false;
            continue;
          case "content": {
            if (!(typeof v153 === "object" && v153 !== null && !Array.isArray(v153))) return false;
            let n159 = 0;
            for (const k156 in v153) {
              if (!h.call(v153, k156)) continue;
              const v157 = v153[k156];
              if (v157 === undefined) continue;
              n159++;
              if (!b16(v157, 0)) return false;
            }
            if (!(n159 <= 1)) return false;
            if (!(n159 >= 1)) return false;
            continue;
          }
          case "style":
            if ((m151 & 27) === 0) return false;
            continue;
          case "explode":
            if ((m151 & 21) === 0) return false;
            continue;
          case "allowReserved":
            if ((m151 & 8) === 0) return false;
            continue;
          case "example":
          case "examples":
            if ((m151 & 16) === 0) return false;
            continue;
          case "allowEmptyValue":
            if ((m151 & 32) === 0) return false;
            continue;
        }
        if (!k152.startsWith("x-")) return false;
      }
      if (n154 !== 2) return false;
    }
    return true;
  }
  function b24(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k181 in x) {
        if (!h.call(x, k181)) continue;
        const v182 = x[k181];
        if (v182 === undefined) continue;
        switch (k181) {
          case "summary":
          case "description":
          case "externalValue":
            if (typeof v182 !== "string") return false;
            continue;
          case "value":
            continue;
        }
        if (!k181.startsWith("x-")) return false;
      }
      if (h.call(x, "value") && x.value !== undefined && h.call(x, "externalValue") && x.externalValue !== undefined) return false;
    }
    return true;
  }
  function b14(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      let n187 = 0;
      for (const k185 in x) {
        if (!h.call(x, k185)) continue;
        const v186 = x[k185];
        if (v186 === undefined) continue;
        switch (k185) {
          case "description":
            if (typeof v186 !== "string") return false;
            continue;
          case "content":
            n187++;
            if (!b15(v186)) return false;
            continue;
          case "required":
            if (typeof v186 !== "boolean") return false;
            continue;
        }
        if (!k185.startsWith("x-")) return false;
      }
      if (n187 !== 1) return false;
    }
    return true;
  }
  function b28(x, d) {
    if (d > 200) return L(28, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else if (!b27(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b30(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    const v189 = x.$ref, v190 = x.summary, v191 = x.description;
    let g192;
    if ((v189 === undefined && v190 === undefined && v191 === undefined) || (((g192 = G(x)) === O || g192 === null) && O.$ref === undefined && O.summary === undefined && O.description === undefined)) {
      if (v189 !== undefined && typeof v189 !== "string") return false;
      if (v190 !== undefined && typeof v190 !== "string") return false;
      if (v191 !== undefined && typeof v191 !== "string") return false;
    } else if (!L(30, x)) {
      return false;
    }
    return true;
  }
  function b97(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v193 = x.type;
      let g194;
      if (v193 === undefined || (((g194 = G(x)) === O || g194 === null) && O.type === undefined)) {
        if (v193 !== undefined && v193 !== "apiKey") return false;
      } else if (!L(97, x)) {
        return false;
      }
    }
    return true;
  }
  function b98(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v195 = x.name, v196 = x.in;
      let g197;
      if ((v195 === undefined && v196 === undefined) || (((g197 = G(x)) === O || g197 === null) && O.name === undefined && O.in === undefined)) {
        if (v195 === undefined) return false;
        if (typeof v195 !== "string") return false;
        if (v196 === undefined) return false;
        if (!(v196 === "query" || v196 === "header" || v196 === "cookie")) return false;
      } else if (!L(98, x)) {
        return false;
      }
    }
    return true;
  }
  function b93(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v198 = x.type;
      let g199;
      if (v198 === undefined || (((g199 = G(x)) === O || g199 === null) && O.type === undefined)) {
        if (v198 !== undefined && v198 !== "http") return false;
      } else if (!L(93, x)) {
        return false;
      }
    }
    return true;
  }
  function b94(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v200 = x.scheme;
      let g201;
      if (v200 === undefined || (((g201 = G(x)) === O || g201 === null) && O.scheme === undefined)) {
        if (v200 === undefined) return false;
        if (typeof v200 !== "string") return false;
      } else if (!L(94, x)) {
        return false;
      }
    }
    return true;
  }
  function b88(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v202 = x.type, v203 = x.scheme;
      let g205;
      if ((v202 === undefined && v203 === undefined) || (((g205 = G(x)) === O || g205 === null) && O.type === undefined && O.scheme === undefined)) {
        if (v202 === undefined) return false;
        if (v202 !== "http") return false;
        if (v203 === undefined) return false;
        if (typeof v203 !== "string") return false;
        if (!p204.test(v203)) return false;
      } else if (!L(88, x)) {
        return false;
      }
    }
    return true;
  }
  function b89(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v206 = x.bearerFormat;
      let g207;
      if (v206 === undefined || (((g207 = G(x)) === O || g207 === null) && O.bearerFormat === undefined)) {
        if (v206 !== undefined && typeof v206 !== "string") return false;
      } else if (!L(89, x)) {
        return false;
      }
    }
    return true;
  }
  function b85(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v208 = x.type;
      let g209;
      if (v208 === undefined || (((g209 = G(x)) === O || g209 === null) && O.type === undefined)) {
        if (v208 !== undefined && v208 !== "oauth2") return false;
      } else if (!L(85, x)) {
        return false;
      }
    }
    return true;
  }
  function b86(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v210 = x.flows;
      let g231;
      if (v210 === undefined || (((g231 = G(x)) === O || g231 === null) && O.flows === undefined)) {
        if (v210 === undefined) return false;
        if (!(typeof v210 === "object" && v210 !== null && !Array.isArray(v210))) return false;
        for (const k211 in v210) {
          if (!h.call(v210, k211)) continue;
          const v212 = v210[k211];
          if (v212 === undefined) continue;
          switch (k211) {
            case "implicit": {
              if (!(typeof v212 === "object" && v212 !== null && !Array.isArray(v212))) return false;
              let n217 = 0;
              for (const k215 in v212) {
                if (!h.call(v212, k215)) continue;
                const v216 = v212[k215];
                if (v216 === undefined) continue;
                switch (k215) {
                  case "authorizationUrl":
                    n217++;
                    if (typeof v216 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v216 !== "string") return false;
                    continue;
                  case "scopes":
                    n217++;
                    if (!b35(v216)) return false;
                    continue;
                }
                if (!k215.startsWith("x-")) return false;
              }
              if (n217 !== 2) return false;
              continue;
            }
            case "password": {
              if (!(typeof v212 === "object" && v212 !== null && !Array.isArray(v212))) return false;
              let n221 = 0;
              for (const k219 in v212) {
                if (!h.call(v212, k219)) continue;
                const v220 = v212[k219];
                if (v220 === undefined) continue;
                switch (k219) {
                  case "tokenUrl":
                    n221++;
                    if (typeof v220 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v220 !== "string") return false;
                    continue;
                  case "scopes":
                    n221++;
                    if (!b35(v220)) return false;
                    continue;
                }
                if (!k219.startsWith("x-")) return false;
              }
              if (n221 !== 2) return false;
              continue;
            }
            case "clientCredentials": {
              if (!(typeof v212 === "object" && v212 !== null && !Array.isArray(v212))) return false;
              let n225 = 0;
              for (const k223 in v212) {
                if (!h.call(v212, k223)) continue;
                const v224 = v212[k223];
                if (v224 === undefined) continue;
                switch (k223) {
                  case "tokenUrl":
                    n225++;
                    if (typeof v224 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v224 !== "string") return false;
                    continue;
                  case "scopes":
                    n225++;
                    if (!b35(v224)) return false;
                    continue;
                }
                if (!k223.startsWith("x-")) return false;
              }
              if (n225 !== 2) return false;
              continue;
            }
            case "authorizationCode": {
              if (!(typeof v212 === "object" && v212 !== null && !Array.isArray(v212))) return false;
              let n229 = 0;
              for (const k227 in v212) {
                if (!h.call(v212, k227)) continue;
                const v228 = v212[k227];
                if (v228 === undefined) continue;
                switch (k227) {
                  case "authorizationUrl":
                  case "tokenUrl":
                    n229++;
                    if (typeof v228 !== "string") return false;
                    continue;
                  case "refreshUrl":
                    if (typeof v228 !== "string") return false;
                    continue;
                  case "scopes":
                    n229++;
                    if (!b35(v228)) return false;
                    continue;
                }
                if (!k227.startsWith("x-")) return false;
              }
              if (n229 !== 3) return false;
              continue;
            }
          }
          if (!k211.startsWith("x-")) return false;
        }
      } else if (!L(86, x)) {
        return false;
      }
    }
    return true;
  }
  function b81(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v232 = x.type;
      let g233;
      if (v232 === undefined || (((g233 = G(x)) === O || g233 === null) && O.type === undefined)) {
        if (v232 !== undefined && v232 !== "openIdConnect") return false;
      } else if (!L(81, x)) {
        return false;
      }
    }
    return true;
  }
  function b82(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v234 = x.openIdConnectUrl;
      let g235;
      if (v234 === undefined || (((g235 = G(x)) === O || g235 === null) && O.openIdConnectUrl === undefined)) {
        if (v234 === undefined) return false;
        if (typeof v234 !== "string") return false;
      } else if (!L(82, x)) {
        return false;
      }
    }
    return true;
  }
  function b223(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k236 in x) {
        if (!h.call(x, k236)) continue;
        const v237 = x[k236];
        if (v237 === undefined) continue;
        if (!p39.test(k236)) return false;
      }
    }
    return true;
  }
  function b220(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k240 in x) {
      if (!h.call(x, k240)) continue;
      const v241 = x[k240];
      if (v241 === undefined) continue;
      if (!b26(v241)) return false;
    }
    return true;
  }
  function b221(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k244 in x) {
      if (!h.call(x, k244)) continue;
      const v245 = x[k244];
      if (v245 === undefined) continue;
      if (!b22(v245, 0)) return false;
    }
    return true;
  }
  function b222(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k248 in x) {
      if (!h.call(x, k248)) continue;
      const v249 = x[k248];
      if (v249 === undefined) continue;
      if (!b8(v249, 0)) return false;
    }
    return true;
  }
  function b41(x) {
    if (!Array.isArray(x)) return false;
    for (let i252 = 0; i252 < x.length; i252++) {
      const v253 = x[i252];
      if (!b34(v253)) return false;
    }
    return true;
  }
  function b42(x) {
    if (!Array.isArray(x)) return false;
    for (let i254 = 0; i254 < x.length; i254++) {
      const v255 = x[i254];
      if (!(typeof v255 === "object" && v255 !== null && !Array.isArray(v255))) return false;
      let n258 = 0;
      for (const k256 in v255) {
        if (!h.call(v255, k256)) continue;
        const v257 = v255[k256];
        if (v257 === undefined) continue;
        switch (k256) {
          case "name":
            n258++;
            if (typeof v257 !== "string") return false;
            continue;
          case "description":
            if (typeof v257 !== "string") return false;
            continue;
          case "externalDocs":
            if (!b10(v257)) return false;
            continue;
        }
        if (!k256.startsWith("x-")) return false;
      }
      if (n258 !== 1) return false;
    }
    return true;
  }
  function b10(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n262 = 0;
    for (const k260 in x) {
      if (!h.call(x, k260)) continue;
      const v261 = x[k260];
      if (v261 === undefined) continue;
      switch (k260) {
        case "description":
          if (typeof v261 !== "string") return false;
          continue;
        case "url":
          n262++;
          if (typeof v261 !== "string") return false;
          continue;
      }
      if (!k260.startsWith("x-")) return false;
    }
    if (n262 !== 1) return false;
    return true;
  }
  function b9(x, d) {
    if (d > 200) return L(9, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k264 in x) {
      if (!h.call(x, k264)) continue;
      const v265 = x[k264];
      if (v265 === undefined) continue;
      switch (k264) {
        case "tags": {
          if (!Array.isArray(v265)) return false;
          for (let i268 = 0; i268 < v265.length; i268++) {
            const v269 = v265[i268];
            if (typeof v269 !== "string") return false;
          }
          continue;
        }
        case "summary":
        case "description":
        case "operationId":
          if (typeof v265 !== "string") return false;
          continue;
        case "externalDocs":
          if (!b10(v265)) return false;
          continue;
        case "parameters": {
          if (!Array.isArray(v265)) return false;
          for (let i270 = 0; i270 < v265.length; i270++) {
            const v271 = v265[i270];
            if (!b12(v271)) return false;
          }
          continue;
        }
        case "requestBody":
          if (!b14(v265)) return false;
          continue;
        case "responses": {
          if (!(typeof v265 === "object" && v265 !== null && !Array.isArray(v265))) return false;
          let n275 = 0;
          for (const k272 in v265) {
            if (!h.call(v265, k272)) continue;
            const v273 = v265[k272];
            if (v273 === undefined) continue;
            n275++;
            switch (k272) {
              case "default":
                if (!b20(v273)) return false;
                continue;
            }
            if (p276.test(k272) && !b20(v273)) return false;
            if (!p276.test(k272) && !k272.startsWith("x-")) return false;
          }
          if (!(n275 >= 1)) return false;
          if (b138(v265)) {
            const v277 = v265.default;
            let g278;
            if (v277 === undefined || (((g278 = G(v265)) === O || g278 === null) && O.default === undefined)) {
              if (v277 === undefined) return false;
            } else if (!L(139, v265)) {
              return false;
            }
          }
          continue;
        }
        case "callbacks":
          if (!b200(v265, d + 1)) return false;
          continue;
        case "deprecated":
          if (typeof v265 !== "boolean") return false;
          continue;
        case "security": {
          if (!Array.isArray(v265)) return false;
          for (let i279 = 0; i279 < v265.length; i279++) {
            const v280 = v265[i279];
            if (!b34(v280)) return false;
          }
          continue;
        }
        case "servers": {
          if (!Array.isArray(v265)) return false;
          for (let i281 = 0; i281 < v265.length; i281++) {
            const v282 = v265[i281];
            if (!b4(v282)) return false;
          }
          continue;
        }
      }
      if (!k264.startsWith("x-")) return false;
    }
    return true;
  }
  function b269(x, d) {
    if (d > 200) return L(269, x);
    if (!(typeof x === "boolean" || (typeof x === "object" && x !== null && !Array.isArray(x)))) return false;
    if (typeof x === "object") {
      for (const k283 in x) {
        if (!h.call(x, k283)) continue;
        const v284 = x[k283];
        if (v284 === undefined) continue;
        switch (k283.length) {
          case 2:
            switch (k283) {
              case "if":
                if (!b252(v284, d + 1)) return false;
                continue;
            }
            break;
          case 3:
            switch (k283) {
              case "$id":
                if (typeof v284 !== "string") return false;
                if (!p288.test(v284)) return false;
                continue;
              case "not":
                if (!b252(v284, d + 1)) return false;
                continue;
            }
            break;
          case 4: {
            switch (k283) {
              case "$ref":
                if (typeof v284 !== "string") return false;
                continue;
              case "then":
              case "else":
                if (!b252(v284, d + 1)) return false;
                continue;
              case "type": {
                if (typeof v284 === "string") {
                  if (!(v284 === "array" || v284 === "boolean" || v284 === "integer" || v284 === "null" || v284 === "number" || v284 === "object" || v284 === "string")) return false;
                } else if (Array.isArray(v284)) {
                  if (!(v284.length >= 1)) return false;
                  for (let i293 = 0; i293 < v284.length; i293++) {
                    const v294 = v284[i293];
                    if (!(v294 === "array" || v294 === "boolean" || v294 === "integer" || v294 === "null" || v294 === "number" || v294 === "object" || v294 === "string")) return false;
                  }
                  if (!r.hasUniqueItems(v284)) return false;
                } else {
                  return false;
                }
                continue;
              }
              case "enum":
                if (!Array.isArray(v284)) return false;
                continue;
            }
            break;
          }
          case 5:
            switch (k283) {
              case "title":
                if (typeof v284 !== "string") return false;
                continue;
              case "$defs":
                if (!b306(v284, d + 1)) return false;
                continue;
              case "allOf":
              case "anyOf":
              case "oneOf":
                if (!b296(v284, d + 1)) return false;
                continue;
              case "items":
                if (!b252(v284, d + 1)) return false;
                continue;
            }
            break;
          case 6:
            switch (k283) {
              case "format":
                if (typeof v284 !== "string") return false;
                continue;
            }
            break;
          case 7:
            switch (k283) {
              case "$anchor":
                if (typeof v284 !== "string") return false;
                if (!p287.test(v284)) return false;
                continue;
              case "$schema":
              case "pattern":
                if (typeof v284 !== "string") return false;
                continue;
              case "maximum":
              case "minimum":
                if (!(Number.isFinite(v284) || r.isBigInt(v284))) return false;
                continue;
            }
            break;
          case 8:
            switch (k283) {
              case "$comment":
                if (typeof v284 !== "string") return false;
                continue;
              case "contains":
                if (!b252(v284, d + 1)) return false;
                continue;
              case "examples":
                if (!Array.isArray(v284)) return false;
                continue;
              case "maxItems":
              case "minItems":
                if (!(Number.isInteger(v284) || r.isBigInt(v284))) return false;
                if (!(v284 >= 0)) return false;
                continue;
              case "readOnly":
                if (typeof v284 !== "boolean") return false;
                continue;
              case "required":
                if (!b283(v284)) return false;
                continue;
            }
            break;
          case 9:
            switch (k283) {
              case "maxLength":
              case "minLength":
                if (!(Number.isInteger(v284) || r.isBigInt(v284))) return false;
                if (!(v284 >= 0)) return false;
                continue;
              case "writeOnly":
                if (typeof v284 !== "boolean") return false;
                continue;
            }
            break;
          case 10:
            switch (k283) {
              case "properties":
                if (!b297(v284, d + 1)) return false;
                continue;
              case "multipleOf":
                if (!(Number.isFinite(v284) || r.isBigInt(v284))) return false;
                if (!(v284 > 0)) return false;
                continue;
              case "deprecated":
                if (typeof v284 !== "boolean") return false;
                continue;
            }
            break;
          case 11: {
            switch (k283) {
              case "definitions":
                if (!b270(v284, d + 1)) return false;
                continue;
              case "$dynamicRef":
              case "description":
                if (typeof v284 !== "string") return false;
                continue;
              case "$vocabulary": {
                if (!(typeof v284 === "object" && v284 !== null && !Array.isArray(v284))) return false;
                for (const k289 in v284) {
                  if (!h.call(v284, k289)) continue;
                  const v290 = v284[k289];
                  if (v290 === undefined) continue;
                  if (typeof v290 !== "boolean") return false;
                }
                continue;
              }
              case "prefixItems":
                if (!b296(v284, d + 1)) return false;
                continue;
              case "maxContains":
              case "minContains":
                if (!(Number.isInteger(v284) || r.isBigInt(v284))) return false;
                if (!(v284 >= 0)) return false;
                continue;
              case "uniqueItems":
                if (typeof v284 !== "boolean") return false;
                continue;
            }
            break;
          }
          case 12:
            switch (k283) {
              case "dependencies":
                if (!b271(v284, d + 1)) return false;
                continue;
            }
            break;
          case 13:
            switch (k283) {
              case "$recursiveRef":
                if (typeof v284 !== "string") return false;
                continue;
              case "propertyNames":
              case "contentSchema":
                if (!b252(v284, d + 1)) return false;
                continue;
              case "maxProperties":
              case "minProperties":
                if (!(Number.isInteger(v284) || r.isBigInt(v284))) return false;
                if (!(v284 >= 0)) return false;
                continue;
            }
            break;
          case 14:
            switch (k283) {
              case "$dynamicAnchor":
                if (typeof v284 !== "string") return false;
                if (!p287.test(v284)) return false;
                continue;
            }
            break;
          case 15:
            switch (k283) {
              case "contentEncoding":
                if (typeof v284 !== "string") return false;
                continue;
            }
            break;
          case 16:
            switch (k283) {
              case "$recursiveAnchor":
                if (typeof v284 !== "string") return false;
                if (!p287.test(v284)) return false;
                continue;
              case "contentMediaType":
                if (typeof v284 !== "string") return false;
                continue;
              case "unevaluatedItems":
                if (!b252(v284, d + 1)) return false;
                continue;
              case "dependentSchemas":
                if (!b299(v284, d + 1)) return false;
                continue;
              case "exclusiveMaximum":
              case "exclusiveMinimum":
                if (!(Number.isFinite(v284) || r.isBigInt(v284))) return false;
                continue;
            }
            break;
          case 17: {
            switch (k283) {
              case "patternProperties":
                if (!b298(v284, d + 1)) return false;
                continue;
              case "dependentRequired": {
                if (!(typeof v284 === "object" && v284 !== null && !Array.isArray(v284))) return false;
                for (const k295 in v284) {
                  if (!h.call(v284, k295)) continue;
                  const v296 = v284[k295];
                  if (v296 === undefined) continue;
                  if (!b283(v296)) return false;
                }
                continue;
              }
            }
            break;
          }
          case 20:
            switch (k283) {
              case "additionalProperties":
                if (!b252(v284, d + 1)) return false;
                continue;
            }
            break;
          case 21:
            switch (k283) {
              case "unevaluatedProperties":
                if (!b252(v284, d + 1)) return false;
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
    for (const k299 in x) {
      if (!h.call(x, k299)) continue;
      const v300 = x[k299];
      if (v300 === undefined) continue;
      if (!b16(v300, 0)) return false;
    }
    return true;
  }
  function b26(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else {
      if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
      for (const k303 in x) {
        if (!h.call(x, k303)) continue;
        const v304 = x[k303];
        if (v304 === undefined) continue;
        switch (k303) {
          case "operationRef":
          case "operationId":
          case "description":
            if (typeof v304 !== "string") return false;
            continue;
          case "parameters":
            if (!b35(v304)) return false;
            continue;
          case "server":
            if (!b4(v304)) return false;
            continue;
          case "requestBody":
            continue;
        }
        if (!k303.startsWith("x-")) return false;
      }
      let n307 = 0;
      if (h.call(x, "operationRef") && x.operationRef !== undefined) n307++;
      if (n307 > 1) return false;
      if (h.call(x, "operationId") && x.operationId !== undefined) n307++;
      if (n307 > 1) return false;
      if (n307 < 1) return false;
    }
    return true;
  }
  function b55(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k308 in x) {
      if (!h.call(x, k308)) continue;
      const v309 = x[k308];
      if (v309 === undefined) continue;
      if (!b24(v309)) return false;
    }
    return true;
  }
  function b185(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v312 = x.in;
      let g313;
      if (v312 === undefined || (((g313 = G(x)) === O || g313 === null) && O.in === undefined)) {
        if (v312 !== undefined && v312 !== "path") return false;
      } else if (!L(185, x)) {
        return false;
      }
    }
    return true;
  }
  function b180(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v314 = x.in;
      let g315;
      if (v314 === undefined || (((g315 = G(x)) === O || g315 === null) && O.in === undefined)) {
        if (v314 !== undefined && v314 !== "header") return false;
      } else if (!L(180, x)) {
        return false;
      }
    }
    return true;
  }
  function b175(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v316 = x.in;
      let g317;
      if (v316 === undefined || (((g317 = G(x)) === O || g317 === null) && O.in === undefined)) {
        if (v316 !== undefined && v316 !== "query") return false;
      } else if (!L(175, x)) {
        return false;
      }
    }
    return true;
  }
  function b47(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v318 = x.style;
      let g319;
      if (v318 === undefined || (((g319 = G(x)) === O || g319 === null) && O.style === undefined)) {
        if (v318 !== undefined && v318 !== "form") return false;
      } else if (!L(47, x)) {
        return false;
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
      const v322 = x.in;
      let g323;
      if (v322 === undefined || (((g323 = G(x)) === O || g323 === null) && O.in === undefined)) {
        if (v322 !== undefined && v322 !== "cookie") return false;
      } else if (!L(171, x)) {
        return false;
      }
    }
    return true;
  }
  function b162(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      const v324 = x.in;
      let g325;
      if (v324 === undefined || (((g325 = G(x)) === O || g325 === null) && O.in === undefined)) {
        if (v324 !== undefined && v324 !== "query") return false;
      } else if (!L(162, x)) {
        return false;
      }
    }
    return true;
  }
  function b16(x, d) {
    if (d > 200) return L(16, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k326 in x) {
      if (!h.call(x, k326)) continue;
      const v327 = x[k326];
      if (v327 === undefined) continue;
      switch (k326) {
        case "schema":
          if (!b252(v327, d + 1)) return false;
          continue;
        case "encoding":
          if (!b148(v327, d + 1)) return false;
          continue;
        case "example":
          continue;
        case "examples":
          if (!b55(v327)) return false;
          continue;
      }
      if (!k326.startsWith("x-")) return false;
    }
    if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
    return true;
  }
  function b27(x, d) {
    if (d > 200) return L(27, x);
    let m330 = 0;
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    if (h.call(x, "schema") && x.schema !== undefined) {
      for (const k335 in x) {
        if (!h.call(x, k335)) continue;
        const v336 = x[k335];
        if (v336 === undefined) continue;
        switch (k335) {
          case "examples":
            if (!b55(v336)) return false;
            continue;
          case "style":
            if (v336 !== "simple") return false;
            continue;
          case "explode":
            if (typeof v336 !== "boolean") return false;
            continue;
        }
      }
      if (h.call(x, "example") && x.example !== undefined && h.call(x, "examples") && x.examples !== undefined) return false;
      m330 |= 1;
    }
    let n339 = 0;
    if (h.call(x, "schema") && x.schema !== undefined) n339++;
    if (n339 > 1) return false;
    if (h.call(x, "content") && x.content !== undefined) n339++;
    if (n339 > 1) return false;
    if (n339 < 1) return false;
    for (const k331 in x) {
      if (!h.call(x, k331)) continue;
      const v332 = x[k331];
      if (v332 === undefined) continue;
      switch (k331) {
        case "description":
          if (typeof v332 !== "string") return false;
          continue;
        case "required":
        case "deprecated":
          if (typeof v332 !== "boolean") return false;
          continue;
        case "schema":
          if (!b252(v332, d + 1)) return false;
          continue;
        case "content":
          if (!b112(v332, d + 1)) return false;
          continue;
        case "example":
        case "examples":
        case "style":
        case "explode":
          if ((m330 & 1) === 0) return false;
          continue;
      }
      if (!k331.startsWith("x-")) return false;
    }
    return true;
  }
  function b35(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k340 in x) {
      if (!h.call(x, k340)) continue;
      const v341 = x[k340];
      if (v341 === undefined) continue;
      if (typeof v341 !== "string") return false;
    }
    return true;
  }
  function b22(x, d) {
    if (d > 200) return L(22, x);
    if (typeof x === "object" && x !== null && !Array.isArray(x) && h.call(x, "$ref") && x.$ref !== undefined) {
      if (!b30(x)) return false;
    } else if (!b21(x, d + 1)) {
      return false;
    }
    return true;
  }
  function b34(x) {
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k344 in x) {
      if (!h.call(x, k344)) continue;
      const v345 = x[k344];
      if (v345 === undefined) continue;
      if (!Array.isArray(v345)) return false;
      for (let i348 = 0; i348 < v345.length; i348++) {
        const v349 = v345[i348];
        if (typeof v349 !== "string") return false;
      }
    }
    return true;
  }
  function b138(x) {
    if (typeof x === "object" && x !== null && !Array.isArray(x)) {
      for (const k350 in x) {
        if (!h.call(x, k350)) continue;
        const v351 = x[k350];
        if (v351 === undefined) continue;
        if (p276.test(k350)) return false;
      }
    }
    return true;
  }
  function b200(x, d) {
    if (d > 200) return L(200, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k354 in x) {
      if (!h.call(x, k354)) continue;
      const v355 = x[k354];
      if (v355 === undefined) continue;
      if (!b22(v355, d + 1)) return false;
    }
    return true;
  }
  function b306(x, d) {
    if (d > 200) return L(306, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k358 in x) {
      if (!h.call(x, k358)) continue;
      const v359 = x[k358];
      if (v359 === undefined) continue;
      if (!b252(v359, d + 1)) return false;
    }
    return true;
  }
  function b296(x, d) {
    if (d > 200) return L(296, x);
    if (!Array.isArray(x)) return false;
    if (!(x.length >= 1)) return false;
    for (let i362 = 0; i362 < x.length; i362++) {
      const v363 = x[i362];
      if (!b252(v363, d + 1)) return false;
    }
    return true;
  }
  function b283(x) {
    if (!Array.isArray(x)) return false;
    for (let i364 = 0; i364 < x.length; i364++) {
      const v365 = x[i364];
      if (typeof v365 !== "string") return false;
    }
    if (!r.hasUniqueItems(x)) return false;
    return true;
  }
  function b297(x, d) {
    if (d > 200) return L(297, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k366 in x) {
      if (!h.call(x, k366)) continue;
      const v367 = x[k366];
      if (v367 === undefined) continue;
      if (!b252(v367, d + 1)) return false;
    }
    return true;
  }
  function b270(x, d) {
    if (d > 200) return L(270, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k370 in x) {
      if (!h.call(x, k370)) continue;
      const v371 = x[k370];
      if (v371 === undefined) continue;
      if (!b252(v371, d + 1)) return false;
    }
    return true;
  }
  function b271(x, d) {
    if (d > 200) return L(271, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k374 in x) {
      if (!h.call(x, k374)) continue;
      const v375 = x[k374];
      if (v375 === undefined) continue;
      if (!b308(v375, d + 1)) return false;
    }
    return true;
  }
  function b299(x, d) {
    if (d > 200) return L(299, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k378 in x) {
      if (!h.call(x, k378)) continue;
      const v379 = x[k378];
      if (v379 === undefined) continue;
      if (!b252(v379, d + 1)) return false;
    }
    return true;
  }
  function b298(x, d) {
    if (d > 200) return L(298, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k382 in x) {
      if (!h.call(x, k382)) continue;
      const v383 = x[k382];
      if (v383 === undefined) continue;
      if (!b252(v383, d + 1)) return false;
    }
    return true;
  }
  function b148(x, d) {
    if (d > 200) return L(148, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k386 in x) {
      if (!h.call(x, k386)) continue;
      const v387 = x[k386];
      if (v387 === undefined) continue;
      if (!b17(v387, d + 1)) return false;
    }
    return true;
  }
  function b112(x, d) {
    if (d > 200) return L(112, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    let n393 = 0;
    for (const k390 in x) {
      if (!h.call(x, k390)) continue;
      const v391 = x[k390];
      if (v391 === undefined) continue;
      n393++;
      if (!b16(v391, d + 1)) return false;
    }
    if (!(n393 <= 1)) return false;
    if (!(n393 >= 1)) return false;
    return true;
  }
  function b21(x, d) {
    if (d > 200) return L(21, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k394 in x) {
      if (!h.call(x, k394)) continue;
      const v395 = x[k394];
      if (v395 === undefined) continue;
      if (!b8(v395, d + 1)) return false;
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
    for (const k398 in x) {
      if (!h.call(x, k398)) continue;
      const v399 = x[k398];
      if (v399 === undefined) continue;
      switch (k398) {
        case "contentType":
          if (typeof v399 !== "string") return false;
          continue;
        case "headers":
          if (!b143(v399, d + 1)) return false;
          continue;
        case "style":
          if (!(v399 === "form" || v399 === "spaceDelimited" || v399 === "pipeDelimited" || v399 === "deepObject")) return false;
          continue;
        case "explode":
        case "allowReserved":
          if (typeof v399 !== "boolean") return false;
          continue;
      }
      if (!k398.startsWith("x-")) return false;
    }
    if (h.call(x, "style") && x.style !== undefined && !b36(x)) return false;
    if (h.call(x, "allowReserved") && x.allowReserved !== undefined && !b36(x)) return false;
    return true;
  }
  function b143(x, d) {
    if (d > 200) return L(143, x);
    if (!(typeof x === "object" && x !== null && !Array.isArray(x))) return false;
    for (const k402 in x) {
      if (!h.call(x, k402)) continue;
      const v403 = x[k402];
      if (v403 === undefined) continue;
      if (!b28(v403, d + 1)) return false;
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
