// The entry point `argot/keyword`: what authors of keywords need. Whoever installs `argot` alone finds it here, by `require` as well.
export * from "@argot/core/keyword";
