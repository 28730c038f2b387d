import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { uuid } from "./uuid.js";

cases(formatAssertion({ uuid }), {
  holds: [
    ["uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d16380"],
    ["uuid", "00000000-0000-0000-0000-000000000000"],
    ["uuid", "FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF"],
    ["uuid", 12],
  ],
  fails: [
    ["uuid", "", 'must be a UUID such as 2eb8aa08-aa98-11ea-b4aa-73b441d16380, is ""'],
    ["uuid", "2eb8aa08aa9811eab4aa73b441d16380"],
    ["uuid", "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}"],
    ["uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d1638g"],
    ["uuid", "2eb8aa0-8aa98-11ea-b4aa-73b441d16380"],
    ["uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d163801"],
  ],
});
