// `npm run test:full`: the engine's tests at full size, as random commits, queries and requests by the ten thousand.
import { finish } from './checks/result.ts';
import { vitest } from './checks/vitest.ts';
import { buildEngine } from './suite/build.ts';
import { fail } from './suite/progress.ts';

try {
  process.env['FULL'] = '1';
  await buildEngine();
  finish([await vitest(['emulator', 'engine'])]);
} catch (error) {
  fail(error);
}
