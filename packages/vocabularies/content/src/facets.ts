// The facets in which the keywords about the content of a string meet.
import { type Decoding, type Facet, singleFacet } from "@argot/core/keyword";

/** The media type of the content of a string. */
export const contentMediaTypeOf: Facet<string, string | undefined> = singleFacet("argot:facet/content-media-type");

/** A step to the content of a string; `undefined` if the encoding or media type is unknown. */
export interface ContentStep {
  readonly step: Decoding | undefined;
}

/** The step from a text to octets, if an encoding is asserted. */
export const encodingStep: Facet<ContentStep, ContentStep | undefined> = singleFacet(
  "argot:facet/content-encoding-step",
);

/** The step from text or octets to their content, if a media type is asserted. */
export const mediaTypeStep: Facet<ContentStep, ContentStep | undefined> = singleFacet(
  "argot:facet/content-media-type-step",
);
