/** The status of a document, as the server sends it. */
export interface DocumentStatus {
  readonly origin: "document" | "project" | "settings" | "dialect" | "none";
  readonly uris: readonly string[];
  readonly problem?: string;
  readonly faultCount: number;
}

/** What the editor shows. */
export interface StatusText {
  readonly text: string;
  readonly detail: string;
  readonly isWarning: boolean;
}

/** The status of the documents of a text, in words. The first one with a problem counts. */
export function statusText(status: readonly DocumentStatus[]): StatusText {
  const shown = status.find(({ problem, faultCount }) => problem !== undefined || faultCount > 0) ?? status.at(0);
  if (!shown || shown.uris.length === 0)
    return {
      text: "No schema",
      detail: "Nothing names a schema: neither the document, nor the project, nor the settings",
      isWarning: false,
    };
  const { origin, uris, problem, faultCount } = shown;
  const name = uris.map((uri) => uri.split(/[/#]/).findLast((part) => part !== "") ?? uri).join(", ");
  if (problem !== undefined) return { text: `No schema: ${name}`, detail: problem, isWarning: true };
  const faults = `; ${faultCount} ${faultCount === 1 ? "place" : "places"} at fault in it`;
  return {
    text: name,
    detail: `${reasons[origin]}: ${uris.join(" and ")}${faultCount > 0 ? faults : ""}`,
    isWarning: faultCount > 0,
  };
}

const reasons: Readonly<Record<DocumentStatus["origin"], string>> = {
  document: "Schema that the document names",
  project: "Schema by the configuration of the project",
  settings: "Schema by the settings or the catalog",
  dialect: "Schema, by the meta-schema of its dialect",
  none: "Schema",
};
