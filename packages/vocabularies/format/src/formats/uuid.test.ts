import { formatCases } from "../../test/format-cases.js";
import { uuid } from "./uuid.js";

formatCases(
  { uuid },
  {
    message: 'must be a UUID such as "2eb8aa08-aa98-11ea-b4aa-73b441d16380"',
    holds: [
      "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
      "00000000-0000-0000-0000-000000000000",
      "FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF",
      12,
    ],
    fails: [
      "",
      "2eb8aa08aa9811eab4aa73b441d16380",
      "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}",
      "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
      "2eb8aa0-8aa98-11ea-b4aa-73b441d16380",
      "2eb8aa08-aa98-11ea-b4aa-73b441d163801",
    ],
  },
);
