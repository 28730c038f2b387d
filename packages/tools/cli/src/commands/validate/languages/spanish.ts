import { spanish } from "@argot/messages/es";
import { localise } from "argot";
import type { ReportWords } from "../../../reports/report-words.js";
import type { ReportLanguage } from "../report-language.js";

const words: ReportWords = {
  passed: "válido",
  failed: "no válido",
  unusable: "inutilizable",
  root: "(raíz)",
  warning: "advertencia",
  note: "nota",
  position: (line, column) => `línea ${line}, columna ${column}`,
  by: (place) => `según ${place}`,
  found: (value) => `encontrado: ${value}`,
  firstAt: (place) => `primero en ${place}`,
  moreErrors: (count) => `y ${count} ${count === 1 ? "error" : "errores"} más`,
  moreKinds: (count) => `y ${count} ${count === 1 ? "tipo" : "tipos"} de errores más`,
  duplicateName: (name, first, more) =>
    `el nombre ${name} se repite aquí, primero en ${first}${more === 0 ? "" : `, y ${more} ${more === 1 ? "nombre" : "nombres"} más`}`,
  removeDuplicates: "elimine todos menos uno; cuenta el último",
};

/** Issues and reports in Spanish. */
export const inSpanish: ReportLanguage = { localise: (issues) => localise(issues, spanish), words };
