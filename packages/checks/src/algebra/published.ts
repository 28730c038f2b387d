/** A JSON Schema that an npm package ships, in versions between which it has changed, the oldest first. */
export interface PublishedSchema {
  readonly package: string;
  /** The path in the package. */
  readonly file: string;
  readonly versions: readonly string[];
}

const published = (name: string, file: string, versions: string): PublishedSchema => ({
  package: name,
  file,
  versions: versions.split(" "),
});

export const publishedSchemas: readonly PublishedSchema[] = [
  published("@biomejs/biome", "configuration_schema.json", "1.9.4 2.0.6 2.1.4 2.3.15 2.4.16 2.6.8"),
  published("@changesets/config", "schema.json", "1.3.0 1.7.0 2.1.1 2.3.1 3.0.5 4.0.1"),
  published("@commitlint/config-validator", "lib/commitlint.schema.json", "18.1.0 18.6.1 19.5.0 20.0.0 20.5.0 21.2.3"),
  published("@cspell/cspell-types", "cspell.schema.json", "8.19.4 9.1.5 9.4.0 9.8.0 10.4.1"),
  published("@jsii/spec", "schema/jsii-spec.schema.json", "1.128.0 1.133.0 1.142.0"),
  published("@stryker-mutator/core", "schema/stryker-schema.json", "8.2.6 8.7.1 9.0.1 9.6.1 10.1.1"),
  published("@tauri-apps/cli", "config.schema.json", "2.1.0 2.5.0 2.8.4 2.10.1 2.12.5"),
  published("copy-webpack-plugin", "dist/options.json", "6.4.1 8.1.1 9.1.0 10.2.4 11.0.0 14.0.0"),
  published("css-loader", "dist/options.json", "6.2.0 6.6.0 6.8.1 6.11.0 7.1.5"),
  published("knip", "schema.json", "6.30.0 6.36.0 6.40.0 6.44.2"),
  published("markdownlint", "schema/markdownlint-config-schema.json", "0.32.1 0.35.0 0.38.0 0.40.0 0.42.1"),
  published("mini-css-extract-plugin", "dist/plugin-options.json", "1.6.2 2.1.0 2.4.7 2.7.7 2.10.2"),
  published("nx", "schemas/nx-schema.json", "21.5.3 22.2.7 22.7.12 24.0.6"),
  published("oxfmt", "configuration_schema.json", "0.65.0 0.72.0 0.79.0"),
  published("oxlint", "configuration_schema.json", "1.80.0 1.87.0 1.94.0"),
  published("postcss-loader", "dist/options.json", "4.3.0 5.3.0 6.2.1 7.3.4 8.2.1"),
  published("release-please", "schemas/config.json", "16.18.0 17.1.3 17.5.2 17.11.2"),
  published("terser-webpack-plugin", "dist/options.json", "4.2.3 5.1.4 5.3.17 5.6.1"),
  published("turbo", "schema.json", "2.4.4 2.6.3 2.8.21 2.10.13 2.11.11"),
  published("vega", "build/vega-schema.json", "5.33.1 6.2.0 6.4.0"),
  published("vega-lite", "build/vega-lite-schema.json", "5.23.0 6.2.0 6.5.0"),
  published("webpack", "schemas/WebpackOptions.json", "5.99.9 5.105.4 5.109.2 5.113.0"),
  published("webpack-dev-server", "lib/options.json", "4.15.2 5.0.4 5.2.7 6.1.0"),
];
