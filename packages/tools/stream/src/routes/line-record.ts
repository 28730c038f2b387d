import { failureRecord } from "../texts/failure-record.js";
import type { LineResult } from "./line-result.js";

const lineFeed = new TextEncoder().encode("\n");
const carriageReturn = 0x0d;

/** The record of a line, itself a line of NDJSON, in pieces. */
export function lineRecord(result: LineResult): readonly Uint8Array[] {
  const { line, bytes } = result;
  if (result.route === "valid") return [result.bytes, lineFeed];
  const isTrimmed = result.route === "invalid" && bytes?.at(-1) === carriageReturn;
  return [failureRecord({ line }, isTrimmed ? bytes.subarray(0, -1) : bytes, result), lineFeed];
}
