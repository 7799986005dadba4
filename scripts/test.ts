// `npm test`: `npm run check`, and the tests of rules, functions and user journeys in a browser. Its suites use free ports, so
// `npm start` can run at the same time.
import { test } from './checks/parts.ts';
import { finish } from './checks/result.ts';
import { endOnSignal } from './suite/run.ts';

if (process.argv.includes('--official')) process.env['OFFICIAL_EMULATORS'] = '1';
endOnSignal();
finish(await test());
