// `npm run bench [-- ROW …]`: runs the benchmarks. They are not tests, because results depend on the machine's load.
import { rows } from '../tests/bench/rows.ts';
import { cleanUp } from '../tests/bench/support/cleanUp.ts';
import { tableOf } from '../tests/bench/support/report.ts';
import { keepResult } from '../tests/bench/support/results.ts';
import type { Figure } from '../tests/bench/support/row.ts';
import { writeDocument } from '../tests/bench/costs/document.ts';
import { fail, messageOf } from './suite/progress.ts';
import { endOnSignal } from './suite/run.ts';

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in rows));
if (unknown.length > 0) {
  fail(`There is no row '${unknown.join("', '")}'. There are: ${Object.keys(rows).join(', ')}.`);
}

endOnSignal();

const figures: Figure[] = [];
let failed = 0;
for (const [name, { measures, long, run }] of Object.entries(rows)) {
  if (requested.length === 0 ? long : !requested.includes(name)) continue;
  process.stdout.write(`${name}: ${measures}\n`);
  try {
    const found = await run();
    const nothing = found.find(({ figure }) => !Number.isFinite(figure));
    if (nothing) throw new Error(`'${nothing.what}' has no figure`);
    await keepResult(name, found, Object.keys(rows));
    process.stdout.write(tableOf(found));
    figures.push(...found);
  } catch (error) {
    failed++;
    process.stderr.write(`${name} could not be measured: ${messageOf(error)}\n`);
  }
}
await writeDocument();
await cleanUp();
process.stdout.write(`\n${tableOf(figures)}`);
// A missed target does not fail the command.
process.exit(failed === 0 ? 0 : 1);
