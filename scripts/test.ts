// `npm test`: `npm run check`, and the tests of rules, functions and user journeys in a browser. Its suites use free ports, so
// `npm start` can run at the same time.
import { test } from './checks/parts.ts';
import { finish } from './checks/finish.ts';
import { commandLine } from './suite/commandLine.ts';
import { selectOfficialEmulators } from './suite/engine.ts';
import { fail } from './suite/progress.ts';
import { endOnSignal } from './suite/run.ts';

try {
  const { values } = commandLine(
    'Usage: npm test [-- --official]\nA part of the tests: npx vitest run FILE, or npm run check',
    { options: { official: { type: 'boolean' } } },
  );
  if (values.official) selectOfficialEmulators();
  endOnSignal();
  finish(await test());
} catch (error) {
  fail(error);
}
