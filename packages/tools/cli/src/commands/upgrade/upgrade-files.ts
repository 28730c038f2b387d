import { setOf } from "@argot/algebra";
import {
  type Draft,
  type DraftChange,
  upgrade,
  type ChangedDocument,
  type DraftRemark,
} from "@argot/schema-tools/upgrade";
import { editSourceInSteps } from "@argot/source-text";
import { type Argot, SchemaError } from "argot";
import { encodeFragment } from "@argot/core/json";
import { byteOrderMark } from "../../inputs/byte-order-mark.js";
import type { Finding } from "../../reports/finding.js";
import type { SchemaFile } from "../../schemas/schema-documents.js";
import { type SchemaSet, withFileNames } from "../../schemas/schema-set.js";
import type { Io } from "../../terminal/io.js";
import { differenceFinding, provenFinding, remarkFinding, unprovenFinding, unwritableFinding } from "./findings.js";
import { type Proof, proofOf } from "./proof.js";
import { provenLocations } from "./proven-locations.js";

/** The result for a file. */
export interface FileUpgrade {
  readonly findings: readonly Finding[];
  /** The new text with its byte-order mark; `undefined` if the file stays as it is. */
  readonly text: string | undefined;
}

/** What upgrades need besides the files. */
export interface UpgradeContext {
  readonly set: SchemaSet;
  readonly to: Draft;
  /** Creates an instance with the options of the project, and no schemas. */
  readonly createArgot: () => Promise<Argot>;
  readonly io: Pick<Io, "cwd">;
}

/**
 * Upgrades files together. A file that cannot be written in the draft stays as it is, and the others are written without it.
 *
 * @returns The result for each file.
 */
export async function upgradeFiles(
  files: readonly SchemaFile[],
  context: UpgradeContext,
): Promise<ReadonlyMap<SchemaFile, FileUpgrade>> {
  const results = new Map<SchemaFile, FileUpgrade>();
  for (let left = files; left.length > 0; left = left.filter((file) => !results.has(file))) {
    const found = upgraded(left, context);
    const blocked = left.filter(({ url }) => found.remarks.some(({ kind, uri }) => kind === "blocks" && uri === url));
    for (const file of blocked) results.set(file, { findings: remarksOf(file, found, context.set), text: undefined });
    if (blocked.length > 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- each round is about the files that are left by the one before it
    const attempts = await attemptAll(left, found, context);
    const failed = attempts.filter(({ result }) => result.findings.some(({ severity }) => severity === "error"));
    for (const { file, result } of failed.length > 0 ? failed : attempts) results.set(file, result);
  }
  return results;
}

function upgraded(files: readonly SchemaFile[], { set, to }: UpgradeContext): DraftChange {
  const unchanged = [...set.files.values()].filter((file) => !files.includes(file));
  return upgrade(files.map(documentOf), { argot: set.argot, to, unchanged: unchanged.map(documentOf) });
}

const documentOf = ({ url, source }: SchemaFile): { readonly uri: string; readonly value: unknown } => ({
  uri: url,
  value: source.value,
});

/** An upgrade of a file that nothing blocks. The file must not be written if there is an error among the findings. */
interface Attempt {
  readonly file: SchemaFile;
  readonly result: FileUpgrade;
}

async function attemptAll(
  files: readonly SchemaFile[],
  found: DraftChange,
  context: UpgradeContext,
): Promise<readonly Attempt[]> {
  const { set, io } = context;
  const documents = new Map(found.documents.map((each) => [each.uri, each]));
  const after = await context.createArgot();
  for (const { url, source } of set.files.values()) addTo(after, documents.get(url)?.value ?? source.value, url);
  const attempts: Attempt[] = [];
  for (const file of files) {
    const document = documents.get(file.url) as ChangedDocument;
    if (document.edits.length === 0) {
      attempts.push({ file, result: { findings: [], text: undefined } });
      continue;
    }
    const text = editSourceInSteps(file.source, document.edits);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const mark = await byteOrderMark(file.file, file.source.text, io);
    const isWritable = text !== undefined && mark !== undefined;
    const findings = [
      ...(isWritable ? proofFindings(file, document, set, after) : [unwritableFinding(file)]),
      ...remarksOf(file, found, set),
    ];
    attempts.push({ file, result: { findings, text: `${mark}${text}` } });
  }
  return attempts;
}

/** Faults of documents appear where they are used. */
function addTo(argot: Argot, value: unknown, url: string): void {
  try {
    argot.add(value, url);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
  }
}

/** The remarks about a file. Equal ones about several places are one finding. */
function remarksOf(file: SchemaFile, { remarks }: DraftChange, { files }: SchemaSet): readonly Finding[] {
  const groups = new Map<string, DraftRemark[]>();
  for (const remark of remarks) {
    if (remark.uri !== file.url) continue;
    const group = groups.get(remark.message);
    if (group) group.push(remark);
    else groups.set(remark.message, [remark]);
  }
  return Array.from(groups.values(), (group) => {
    const [first] = group as [DraftRemark];
    return remarkFinding(file, { ...first, message: withFileNames(first.message, files) }, group.length - 1);
  });
}

/** Compares the schemas of a file that others may use with what they become. */
function proofFindings(file: SchemaFile, document: ChangedDocument, set: SchemaSet, after: Argot): Finding[] {
  const findings: Finding[] = [];
  let proven = 0;
  for (const pointer of provenLocations(set.index, file.url)) {
    const proof = proofAt(file.url, pointer, document, set.argot, after);
    if (proof instanceof SchemaError) findings.push(differenceFinding(file, pointer, proof));
    else if (proof.answer === "equal") proven += 1;
    else
      findings.push(
        proof.answer === "different" ? differenceFinding(file, pointer, proof) : unprovenFinding(file, pointer, proof),
      );
  }
  return proven === 0 ? findings : [provenFinding(file, proven), ...findings];
}

/** The proof for one schema, or the error of the new one if it cannot be used. */
function proofAt(
  url: string,
  pointer: string,
  { pointerOf }: ChangedDocument,
  before: Argot,
  after: Argot,
): Proof | SchemaError {
  const old = setOf(before, withFragment(url, pointer));
  try {
    return proofOf(old, setOf(after, withFragment(url, pointerOf(pointer))));
  } catch (error) {
    if (error instanceof SchemaError) return error;
    throw error;
  }
}

const withFragment = (url: string, pointer: string): string =>
  pointer === "" ? url : `${url}#${encodeFragment(pointer)}`;
