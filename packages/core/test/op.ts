// What tests build plans with: all types and constructors under one name.
export * from "../src/keyword.js";
export * from "../src/plan.js";
