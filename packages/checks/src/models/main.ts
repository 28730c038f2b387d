// Prints how well texts about errors can be followed: `node dist/models/main.js`.
import { evaluate } from "./evaluation.js";
import { toolSchemas } from "./tool-schemas.js";

const tools = await toolSchemas();
process.stdout.write(`${tools.length} tools\n`);
for (const { text, answers, corrected, meanLength } of evaluate(tools, 200))
  process.stdout.write(`${text}: ${corrected} of ${answers} corrected, ${meanLength} characters on average\n`);
