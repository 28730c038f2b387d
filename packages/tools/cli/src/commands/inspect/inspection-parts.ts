/** The parts of an inspection, in the order in which they are printed. */
export const inspectionParts = ["resources", "references", "plan", "passes", "code"] as const;
