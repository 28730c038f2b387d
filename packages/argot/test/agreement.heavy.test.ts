import { draftNames, tierAgreement } from "./tier-agreement.js";

tierAgreement(draftNames.filter((draft) => draft !== "2020-12"));
