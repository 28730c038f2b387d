// The official suite in the default tier. The other tiers are in suite.heavy.test.ts.
import { suiteTests } from "./suite-tests.js";

suiteTests("auto");
