// `npm test`: what a change has to pass before it is pushed: `npm run check`, and rules, functions and the journeys of
// the product in a browser. Its suites have free ports of their own, so `npm start` may go on beside it.
import { test } from './checks/parts.ts';
import { finish } from './checks/result.ts';
import { endOnSignal } from './suite/run.ts';

if (process.argv.includes('--official')) process.env['OFFICIAL_EMULATORS'] = '1';
endOnSignal();
finish(await test());
