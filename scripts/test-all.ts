// `npm run test:all`: runs all checks and tests. `-- --rest` skips what `npm test` runs; `-- --day 2026-12-31` moves the clock of
// suites, browsers and tests to that day in Bali.
import { all, rest } from './checks/parts.ts';
import { finish } from './checks/finish.ts';
import { instantOf } from './suite/clock/clock.ts';
import { commandLine } from './suite/commandLine.ts';
import { selectOfficialEmulators } from './suite/engine.ts';
import { endOnSignal } from './suite/run.ts';
import { fail } from './suite/progress.ts';

try {
  const { values } = commandLine(
    'Usage: npm run test:all -- [--rest] [--official] [--day 2026-12-31[T23:59]]\nA quarter of the tests: npx vitest run --shard 1/4',
    {
      options: {
        rest: { type: 'boolean' },
        official: { type: 'boolean' },
        day: { type: 'string' },
      },
    },
  );
  if (values.day !== undefined) {
    // Refuses what is no day.
    instantOf(values.day);
    process.env['TEST_DAY'] = values.day;
  }
  if (values.official) selectOfficialEmulators();
  endOnSignal();
  finish(await (values.rest ? rest() : all()));
} catch (error) {
  fail(error);
}
