import { readManifest } from "../packages.js";
import type { Adapter } from "./adapter.js";
import { ajv } from "./ajv.js";
import { argot, argotTiers } from "./argot.js";
import { ata, ataPlain } from "./ata-validator.js";
import { cfworker } from "./cfworker.js";
import { hyperjump } from "./hyperjump.js";
import { schemasafe } from "./schemasafe.js";
import { typebox } from "./typebox.js";

/** Whether this Argot has more tiers than the loop: it does once it comes with the compiler. */
const hasTiers = Object.hasOwn(readManifest("argot").dependencies ?? {}, "@argot/compiler");

/** All validators that are measured, in the order of the rows. */
export const adapters: readonly Adapter[] = [
  argot,
  ...(hasTiers ? argotTiers : []),
  ajv,
  ata,
  ataPlain,
  typebox,
  schemasafe,
  hyperjump,
  cfworker,
];

/** The row that all others are divided by. */
export const baseline: string = ajv.id;

/** @throws Error when there is none of that name. */
export function adapterOf(id: string): Adapter {
  const found = adapters.find((adapter) => adapter.id === id);
  if (!found) throw new Error(`no adapter is called "${id}"`);
  return found;
}

/** Whether a row is Argot's own, and so no peer. */
export const isOurs = (id: string): boolean => id === argot.id || id.startsWith(`${argot.id},`);
