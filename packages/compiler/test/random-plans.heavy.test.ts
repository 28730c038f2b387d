import { testRandomVerdicts } from "./random-plan-verdicts.js";

testRandomVerdicts({ seed: 6, numRuns: 3000 });
