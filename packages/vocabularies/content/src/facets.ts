// Where the keywords that describe the content of one string meet.
import { type Decoding, type Facet, singleFacet } from "@argot/core/keyword";

/** The media type that the content of a string has. */
export const contentMediaTypeOf: Facet<string, string | undefined> = singleFacet("argot:facet/content-media-type");

/** A step on the way to the content of a string; without one where nobody knows how to take it. */
export interface ContentStep {
  readonly step: Decoding | undefined;
}

/** The step from a text to octets, where an encoding is asserted. */
export const encodingStep: Facet<ContentStep, ContentStep | undefined> = singleFacet(
  "argot:facet/content-encoding-step",
);

/** The step from text or octets to what they mean, where a media type is asserted. */
export const mediaTypeStep: Facet<ContentStep, ContentStep | undefined> = singleFacet(
  "argot:facet/content-media-type-step",
);
