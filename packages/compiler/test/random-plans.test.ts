import { testRandomVerdicts } from "./random-plan-verdicts.js";

testRandomVerdicts({ seed: 5, numRuns: 50 });
