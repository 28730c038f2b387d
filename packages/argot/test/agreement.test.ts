// The default draft in every tier. The other drafts are in agreement.heavy.test.ts.
import { tierAgreement } from "./tier-agreement.js";

tierAgreement(["2020-12"]);
