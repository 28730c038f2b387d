import { german } from "@argot/messages/de";
import { localise } from "argot";
import type { ReportWords } from "../../../reports/report-words.js";
import type { ReportLanguage } from "../report-language.js";

const words: ReportWords = {
  passed: "gültig",
  failed: "ungültig",
  unusable: "unbrauchbar",
  root: "(Wurzel)",
  warning: "Warnung",
  note: "Hinweis",
  position: (line, column) => `Zeile ${line}, Spalte ${column}`,
  by: (place) => `nach ${place}`,
  found: (value) => `gefunden: ${value}`,
  firstAt: (place) => `zuerst bei ${place}`,
  moreErrors: (count) => `und ${count} ${count === 1 ? "weiterer" : "weitere"} Fehler`,
  moreKinds: (count) => `und ${count} weitere ${count === 1 ? "Art" : "Arten"} von Fehlern`,
  duplicateName: (name, first, more) =>
    `den Namen ${name} gibt es hier noch einmal, zuerst bei ${first}${more === 0 ? "" : `, und ${more} weitere solche Namen`}`,
  removeDuplicates: "alle bis auf einen entfernen; der letzte gilt",
};

/** Issues and reports in German. */
export const inGerman: ReportLanguage = { localise: (issues) => localise(issues, german), words };
