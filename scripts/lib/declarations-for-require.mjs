// Declarations for `require`: one file for each entry point, with the types of all packages that are bundled into it. The declarations of
// ES modules cannot be used from CommonJS.
import path from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";

const none = { logLevel: ExtractorLogLevel.None };

/**
 * Writes `dist/<entry>.d.cts` from `dist/<entry>.d.ts`.
 *
 * @param {readonly string[]} entries
 * @param {readonly string[]} bundledPackages
 */
export function writeDeclarationsForRequire(entries, bundledPackages) {
  const dir = process.cwd();
  for (const entry of entries) {
    const config = ExtractorConfig.prepare({
      packageJsonFullPath: path.join(dir, "package.json"),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: dir,
        mainEntryPointFilePath: path.join(dir, `dist/${entry}.d.ts`),
        newlineKind: "lf",
        bundledPackages: [...bundledPackages],
        compiler: { tsconfigFilePath: path.join(dir, "tsconfig.build.json") },
        apiReport: { enabled: false },
        docModel: { enabled: false },
        tsdocMetadata: { enabled: false },
        dtsRollup: { enabled: true, untrimmedFilePath: path.join(dir, `dist/${entry}.d.cts`) },
        // The API reports check all of this.
        messages: {
          compilerMessageReporting: { default: none },
          extractorMessageReporting: { default: none },
          tsdocMessageReporting: { default: none },
        },
      },
    });
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    if (!succeeded) throw new Error(`the declarations of ${entry} cannot be written`);
  }
}
