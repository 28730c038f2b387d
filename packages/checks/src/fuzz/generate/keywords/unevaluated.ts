import type { Json } from "../../json.js";
import type { Draw, Family } from "../draw.js";

const mostlyFalse = ({ random, schema }: Draw): Json => (random.chance(0.5) ? false : schema());

export const unevaluated: Family = { unevaluatedProperties: mostlyFalse, unevaluatedItems: mostlyFalse };
