import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../run.ts';
import { instantOf } from './clock.ts';

describe('the day of a run', () => {
  it.each([
    ['2026-12-31', '2026-12-31T04:00:00Z'],
    ['2026-12-31T23:59', '2026-12-31T15:59:00Z'],
    ['2028-02-29T00:00', '2028-02-28T16:00:00Z'],
  ])('"%s" is %s', (text, instant) => {
    expect(instantOf(text)).toEqual(new Date(instant));
  });

  it.each(['', 'tomorrow', '2026-13-01', '2027-02-29', '2026-12-31T24:00', '2026-12-31T9:30'])(
    'refuses "%s"',
    (text) => {
      expect(() => instantOf(text)).toThrow(`'${text}' is no day: please give one such as`);
    },
  );

  it('is refused before anything runs', async () => {
    const args = ['--import', 'tsx', 'scripts/test-all.ts', '--day', '2027-02-29'];
    const { code, output } = await runToEnd(process.execPath, args);
    expect(code).toBe(1);
    expect(output).toMatch(/^\n'2027-02-29' is no day: .*\n$/);
  });
});

/** Runs lines in a process on that day, which sees the file's exports. Returns what it prints, as a value. */
async function onDay(day: string, lines: string): Promise<unknown> {
  const { output } = await runToEnd(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { moveClock, clockEnv } from ${JSON.stringify(path.join(import.meta.dirname, 'clock.ts'))};
       import { execFileSync } from 'node:child_process';
       moveClock();
       ${lines}`,
    ],
    { TEST_DAY: day, CLOCK_SHIFT_MS: '', NODE_OPTIONS: '' },
  );
  return JSON.parse(output);
}

describe('a moved clock', () => {
  const minute = 'new Date().toISOString().slice(0, 16)';

  it('is that of the process, of its children with or without its environment, and of their threads', async () => {
    const inThread = `
      const { Worker } = require('node:worker_threads');
      const lines = "require('node:worker_threads').parentPort.postMessage(${minute})";
      new Worker(lines, { eval: true }).once('message', console.log);`;
    const clocks = await onDay(
      '2030-12-31T23:58',
      `const child = (options) =>
         execFileSync(process.execPath, ['-e', ${JSON.stringify(inThread)}], options).toString().trim();
       moveClock();
       console.log(JSON.stringify([${minute}, child({}), child({ env: clockEnv() })]))`,
    );
    expect(clocks).toEqual(Array(3).fill(expect.stringMatching(/^2030-12-31T15:5[89]$/)));
  });

  it('is a Date like any other', async () => {
    const facts = await onDay(
      '2030-12-31',
      `class Own extends Date {}
       const now = new Date();
       const near = (ms) => Math.abs(ms - now) < 60_000;
       console.log(JSON.stringify({
         passes: await new Promise((done) => setTimeout(() => done(Date.now() > now), 5)),
         text: Date().slice(0, 15),
         origin: near(performance.timeOrigin + performance.now()),
         own: near(new Own()) && new Own() instanceof Own && new Own() instanceof Date,
         copy: near(new now.constructor()) && near(structuredClone(now)),
         given: [new Date(0).getTime(), new Date(2020, 1, 29).getDate(), Date.UTC(1970, 0, 2), Date.parse('1970-01-01'), Date.name, Date.length],
       }))`,
    );
    expect(facts).toEqual({
      passes: true,
      text: 'Tue Dec 31 2030',
      origin: true,
      own: true,
      copy: true,
      given: [0, 29, 86_400_000, 0, 'Date', 7],
    });
  });
});
