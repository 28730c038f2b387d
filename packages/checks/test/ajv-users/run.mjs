// Runs a program and prints what it gives as JSON.
const { results } = await import(`./programs/${process.argv[2]}.mjs`);
process.stdout.write(JSON.stringify(results, null, 1), () => process.exit(process.exitCode));
