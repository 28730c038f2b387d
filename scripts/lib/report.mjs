/**
 * Ends a check: prints the problems and the remedy, or what was checked.
 *
 * @param {string} name
 * @param {readonly string[]} problems
 * @param {string} remedy what the reader should do
 * @param {string} done what was checked
 */
export function finish(name, problems, remedy, done) {
  if (problems.length === 0) {
    console.log(`${name}: ${done}`);
    return;
  }
  console.error(`${name}: ${problems.length} problem${problems.length === 1 ? "" : "s"}`);
  for (const problem of problems) console.error(`  - ${problem}`);
  console.error(remedy);
  process.exitCode = 1;
}
