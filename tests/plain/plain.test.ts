import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInPlace } from '../../scripts/build/place.ts';
import { localEngineEnv } from '../../scripts/suite/engine.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { type Copy, openCopy, withoutJava } from './copy.ts';

// Plain firebase-tools in the project's root, as its documentation has it, after `npm run build`.

let copy: Copy | undefined;
beforeAll(async () => {
  await buildInPlace();
  copy = await openCopy();
}, 300_000);
afterAll(() => copy?.close());
const opened = () => copy ?? expect.unreachable('There is no copy.');

it('emulators:exec runs everything, with the engine instead of Java', async () => {
  const { code, output } = await opened().firebase(
    ['emulators:exec', `npx tsx ${path.join(ROOT, 'tests/plain/visit.ts')}`],
    {
      ...(await localEngineEnv()),
      SITE: `http://127.0.0.1:${opened().base}`,
      FUNCTIONS: `http://127.0.0.1:${opened().base + 3}`,
    },
  );
  const seen = /^SEEN (.*)$/m.exec(output)?.[1];
  if (!seen) throw new Error(output);
  expect(JSON.parse(seen)).toEqual({
    page: [200, true],
    booked: [200, 'Plain Tour'],
    stored: 'pending',
    readsTour: 200,
    readsBooking: 403,
    uploads: 403,
  });
  expect(code).toBe(0);
  // Its parameters are used, not asked for, while the functions are listed.
  expect(output).not.toContain('.value() invoked');
});

it('without Java and engine, firebase-tools says what is missing', async () => {
  const programs = await withoutJava();
  const { code, output } = await opened().firebase(['emulators:exec', 'true'], {
    PATH: programs.path,
  });
  await programs.close();
  expect(code).toBe(1);
  expect(output).toContain('Please make sure Java is installed and on your system PATH');
});
