import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [["none", {}, {}]]);

blockedCases("2019-09", "2020-12", [
  ["a meta-schema", { $id: "https://example.com/meta", $vocabulary: {} }, "$vocabulary"],
]);
