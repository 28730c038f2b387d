import * as fc from "fast-check";
import { testRandomVerdicts } from "./random-plan-verdicts.js";

const { seed = 6 } = fc.readConfigureGlobal();
testRandomVerdicts({ seed, numRuns: 500 });
