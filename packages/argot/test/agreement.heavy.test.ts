import { draftNames, tierAgreement } from "./tier-agreement.js";

tierAgreement(draftNames.filter((draft) => draft !== "draft-03"));
