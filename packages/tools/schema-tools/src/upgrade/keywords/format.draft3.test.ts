import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["renamed", { format: "ip-address" }, { format: "ipv4" }],
  ["renamed too", { format: "host-name" }, { format: "hostname" }],
  ["dropped", { format: "color" }, { format: "color" }],
  ["kept", { format: "email" }, { format: "email" }],
]);
