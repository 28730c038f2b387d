// The invariants of keywords, with few random schemas. invariants.heavy.test.ts tries more.
import { keywordInvariants } from "./keyword-invariants.js";

keywordInvariants(1);
