// The entry point `argot/runtime`: what modules import that are compiled with `runtime: "argot/runtime"`.
export * from "@argot/reports/module-runtime";
