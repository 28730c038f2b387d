import path from "node:path";
import { repositoryRoot } from "../packages.js";

/** The file with the description of GitHub's API, where scripts/github-description.mjs stores it. */
export const descriptionFile: string = path.join(repositoryRoot, "node_modules/.cache/argot/api.github.com.json");
