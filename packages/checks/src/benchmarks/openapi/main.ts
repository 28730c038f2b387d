// Opening the OpenAPI description of GitHub's API, 13 MB, and checking requests by it. Prints a table. The description is fetched by
// scripts/github-description.mjs.
import { openApiTable } from "./table.js";

process.stdout.write(`${openApiTable()}\n`);
