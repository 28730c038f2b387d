import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [["a number", { divisibleBy: 2 }, { multipleOf: 2 }]]);
