import { readManifest } from "../packages.js";
import type { Adapter } from "./adapter.js";
import { ajv, argotAjv } from "./ajv.js";
import { argot, argotTiers } from "./argot.js";
import { ata, ataPlain } from "./ata-validator.js";
import { cfworker } from "./cfworker.js";
import { hyperjump } from "./hyperjump.js";
import { schemasafe } from "./schemasafe.js";
import { typebox } from "./typebox.js";

/** Whether this Argot instance has other tiers than the loop, because it has a compiler. */
const hasTiers = Object.hasOwn(readManifest("argot").dependencies ?? {}, "@argot/compiler");

/** All validators that are measured, in the order of the rows. */
export const adapters: readonly Adapter[] = [
  argot,
  ...(hasTiers ? argotTiers : []),
  ajv,
  argotAjv,
  ata,
  ataPlain,
  typebox,
  schemasafe,
  hyperjump,
  cfworker,
];

/** The row that ratios are relative to. */
export const baseline: string = ajv.id;

/** @throws Error if there is no validator with the name. */
export function adapterOf(id: string): Adapter {
  const found = adapters.find((adapter) => adapter.id === id);
  if (!found) throw new Error(`no adapter is called "${id}"`);
  return found;
}

const ours: ReadonlySet<string> = new Set([argot, ...argotTiers, argotAjv].map(({ id }) => id));

/** Whether a row is one of Argot, not of a peer. */
export const isOurs = (id: string): boolean => ours.has(id);
