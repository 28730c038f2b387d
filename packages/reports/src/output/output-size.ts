import type { Locations } from "@argot/core";

/** The characters that a unit, an annotation or a content counts besides those of its texts: about what the rest of it needs. */
export const unitSize = 100;

/** The size of something with locations. */
export const sizeOfLocations = (at: Locations): number =>
  unitSize + at.instanceLocation.length + at.keywordLocation.length + at.absoluteKeywordLocation.length;
