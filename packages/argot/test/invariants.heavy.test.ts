import { keywordInvariants } from "./keyword-invariants.js";

keywordInvariants(8);
