import { allOf, properties } from "@argot/applicator";
import { readOnly, writeOnly } from "@argot/metadata";
import { required, requiredDraft4 } from "@argot/validation";
import type { Argot } from "argot";
import { keywordsOfDirection } from "../keywords/index.js";
import { otherDirectionMessages } from "./issue.js";

/** Which way a message goes: to the server of the API, or from it. */
export type Direction = "request" | "response";

/**
 * An instance with the same documents for each direction, in which properties of the other one are not required.
 *
 * @param otherDirection - Whether they may be there.
 */
export function directionViews(argot: Argot, otherDirection: "refuse" | "allow"): Readonly<Record<Direction, Argot>> {
  const common = { required: [required, requiredDraft4], properties, allOf };
  const refused = (reason: string): string | undefined => (otherDirection === "refuse" ? reason : undefined);
  const inRequests = refused(otherDirectionMessages.readOnly);
  const inResponses = refused(otherDirectionMessages.writeOnly);
  return {
    request: argot.withKeywords(keywordsOfDirection({ ...common, marker: readOnly }, inRequests)),
    response: argot.withKeywords(keywordsOfDirection({ ...common, marker: writeOnly }, inResponses)),
  };
}
