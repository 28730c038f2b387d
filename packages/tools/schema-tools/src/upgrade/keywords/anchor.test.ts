import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [["a name", { $anchor: "a" }, { $anchor: "a" }]]);

blockedCases("2019-09", "2020-12", [["a colon", { $anchor: "a:b" }, "$anchor"]]);
