import { testRandomPlans } from "./random-plan-properties.js";

testRandomPlans({ seed: 4, numRuns: 2500 });
