import * as fc from "fast-check";
import { testRandomPlans } from "./random-plan-properties.js";

const { seed = 4 } = fc.readConfigureGlobal();
testRandomPlans({ seed, numRuns: 400 });
