// Runs in a page: runs the official suite in every tier, and shows the results for the test that opened the page.
const { createArgot } = await import(new URL("/argot.js", location.href).href);

/** How often each instance is validated: the tier "auto" changes from the loop to compiled code on the way. */
const times = 25;

const { dialects, remotes } = await (await fetch("/suite.json")).json();

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return error instanceof EvalError ? "EvalError" : String(error);
  }
}

function run(tier) {
  const result = { tests: 0, right: 0, refused: 0, failures: [] };
  for (const { dialect, cases } of dialects) {
    const argot = createArgot({ dialect, tier });
    for (const [uri, document] of remotes) argot.add(document, uri);
    for (const { name, schema, tests } of cases) {
      const validator = attempt(() => argot.compile(schema));
      for (const { data, valid } of tests) {
        result.tests++;
        const verdicts = new Set();
        for (let i = 0; i < times; i++)
          verdicts.add(typeof validator === "function" ? attempt(() => validator(data)) : validator);
        if (verdicts.has("EvalError")) result.refused++;
        else if (verdicts.size === 1 && verdicts.has(valid)) result.right++;
        else result.failures.push(`${dialect} ${name}: ${[...verdicts].join(", ")}`);
      }
    }
  }
  return result;
}

// oxlint-disable-next-line typescript/no-implied-eval -- tests whether it is allowed
const generates = attempt(() => new Function("return true")()) === true;
const tiers = ["auto", "loop", "closures", "compiled"];
const results = { generates, tiers: Object.fromEntries(tiers.map((tier) => [tier, run(tier)])) };
document.body.append(Object.assign(document.createElement("pre"), { textContent: JSON.stringify(results) }));
