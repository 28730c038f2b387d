import { draftNames, tierAgreement } from "./tier-agreement.js";

tierAgreement(draftNames);
