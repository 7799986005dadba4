// `npm run test:all`: runs all checks and tests. `-- --shard 2/4` runs the second of four equal parts; `-- --rest` skips what
// `npm test` runs; `-- --day 2026-12-31` moves the clock of suites, browsers and tests to that day in Bali.
import { all, rest, type Shard } from './checks/parts.ts';
import { finish } from './checks/result.ts';
import { instantOf } from './suite/clock/clock.ts';
import { commandLine } from './suite/commandLine.ts';
import { selectOfficialEmulators } from './suite/engine.ts';
import { endOnSignal } from './suite/run.ts';
import { fail } from './suite/progress.ts';

const USAGE =
  'Usage: npm run test:all -- [--rest] [--shard 1/4] [--official] [--day 2026-12-31[T23:59]]';

function readOptions() {
  const { values } = commandLine(USAGE, {
    options: {
      shard: { type: 'string' },
      rest: { type: 'boolean', default: false },
      official: { type: 'boolean', default: false },
      day: { type: 'string' },
    },
  });
  if (values.day !== undefined) instantOf(values.day);
  return { ...values, shard: values.shard === undefined ? undefined : shardOf(values.shard) };
}

function shardOf(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count) {
    throw new Error(`--shard ${text}: a part and how many there are, such as 2/4.\n${USAGE}`);
  }
  return { index, count };
}

try {
  const { shard, rest: onlyRest, official, day } = readOptions();
  if (day) process.env['TEST_DAY'] = day;
  if (official) selectOfficialEmulators();
  endOnSignal();
  finish(await (onlyRest ? rest(shard) : all(shard)));
} catch (error) {
  fail(error);
}
