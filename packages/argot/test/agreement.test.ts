// One draft in every tier, the one that takes the shortest. The other drafts are in agreement.heavy.test.ts.
import { tierAgreement } from "./tier-agreement.js";

tierAgreement(["draft-03"]);
