import { french } from "@argot/messages/fr";
import { localise } from "argot";
import type { ReportWords } from "../../../reports/report-words.js";
import type { ReportLanguage } from "../report-language.js";

const words: ReportWords = {
  passed: "valide",
  failed: "non valide",
  unusable: "inutilisable",
  root: "(racine)",
  warning: "avertissement",
  note: "remarque",
  position: (line, column) => `ligne ${line}, colonne ${column}`,
  by: (place) => `selon ${place}`,
  found: (value) => `trouvé\u00A0: ${value}`,
  firstAt: (place) => `d’abord à ${place}`,
  moreErrors: (count) => `et ${count} ${count === 1 ? "autre erreur" : "autres erreurs"}`,
  moreKinds: (count) => `et ${count} ${count === 1 ? "autre type" : "autres types"} d’erreurs`,
  duplicateName: (name, first, more) =>
    `le nom ${name} est répété ici, d’abord à ${first}${more === 0 ? "" : `, et ${more} ${more === 1 ? "autre nom" : "autres noms"} de ce genre`}`,
  removeDuplicates: "supprimez-les tous sauf un\u202F; le dernier compte",
};

/** Issues and reports in French. */
export const inFrench: ReportLanguage = { localise: (issues) => localise(issues, french), words };
