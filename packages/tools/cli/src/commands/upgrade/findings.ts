import type { DraftRemark } from "@argot/schema-tools/upgrade";
import { SchemaError } from "argot";
import type { Finding } from "../../reports/finding.js";
import { spanIn } from "../../reports/span-in.js";
import type { SchemaFile } from "../../schemas/schema-documents.js";
import type { Proof } from "./proof.js";

/**
 * A remark about a file as a finding.
 *
 * @param others - Number of other places with the same remark.
 */
export const remarkFinding = (file: SchemaFile, { kind, pointer, message }: DraftRemark, others: number): Finding => ({
  ...placeIn(file, pointer),
  severity: kind === "blocks" ? "error" : "note",
  rule: kind === "blocks" ? "cannot-convert" : "changed-keyword",
  message: others === 0 ? message : `${message} (and in ${others} other ${others === 1 ? "place" : "places"})`,
});

/** A new schema that accepts other values, or cannot be used. */
export const differenceFinding = (
  file: SchemaFile,
  pointer: string,
  difference: SchemaError | (Proof & { readonly answer: "different" }),
): Finding => ({
  ...placeIn(file, pointer),
  severity: "error",
  ...(difference instanceof SchemaError
    ? { rule: "invalid-result", message: `the new schema could not be used: ${difference.message}` }
    : { rule: "different-verdict", message: differenceText(difference), example: difference.value }),
  advice: "the file is not written; change the schema by hand",
});

function differenceText({ wasValid, keywords }: Proof & { readonly answer: "different" }): string {
  const [verb, other] = wasValid ? ["refuse", "accepts"] : ["accept", "refuses"];
  const cause = keywords.length === 0 ? "" : `, because of ${keywords.map((name) => `"${name}"`).join(" and ")}`;
  return `the new schema would ${verb} a value that this one ${other}${cause}`;
}

/** A schema that is not proven to accept the same values. */
export const unprovenFinding = (
  file: SchemaFile,
  pointer: string,
  { reasons, tried }: Proof & { readonly answer: "unproven" },
): Finding => ({
  ...placeIn(file, pointer),
  severity: "warning",
  rule: "not-proven",
  message: `it is not proven that the new schema accepts the same values: ${reasons.join("; ")}. None of ${tried} values that were tried shows a difference`,
});

/** What is proven of a file. */
export const provenFinding = (file: SchemaFile, count: number): Finding => ({
  severity: "note",
  rule: "proven",
  message: `${count === 1 ? "1 schema is" : `${count} schemas are`} proven to accept the same values`,
  file: file.file,
});

/** A file whose text cannot be edited. */
export const unwritableFinding = (file: SchemaFile): Finding => ({
  severity: "error",
  rule: "cannot-edit",
  message: "the file cannot be edited without changing more than its keywords",
  file: file.file,
  advice: "write it as JSON, or change it by hand",
});

const placeIn = (
  { file, source }: SchemaFile,
  pointer: string,
): Pick<Finding, "file" | "pointer" | "span" | "source"> => ({
  file,
  pointer,
  span: spanIn(source, pointer, "name"),
  source,
});
