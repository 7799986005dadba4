import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf, secondsSinceStart } from './progress.ts';
import { runToEnd } from './run.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const module = pathToFileURL(path.join(import.meta.dirname, 'progress.ts')).href;
/** Runs a few lines in a separate process, with the module's exports. */
const inProcess = (lines: string) =>
  runToEnd(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    `import { step, fail } from '${module}';\n${lines}`,
  ]);

it('counts the seconds from when the command was typed', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubEnv('STARTED_AT', String(1_000_000 - 12_340));
  expect(secondsSinceStart()).toBe(12.3);
});

it('has the words of whatever was thrown', () => {
  expect(messageOf(new Error('No port.'))).toBe('No port.');
  expect(messageOf('No port.')).toBe('No port.');
});

it('says what a step does, and that it is done', async () => {
  const { code, output } = await inProcess(
    "process.exitCode = await step('Building', async () => 7)",
  );
  expect(code).toBe(7);
  expect(output).toMatch(/^ {2}… Building\n {2}✓ Building \(\d+\.\d s\)\n$/);
});

it('says of a long step every ten seconds that it goes on, unless its programs show it', async () => {
  const long = (isShown: boolean) => `
    const timers = [];
    globalThis.setInterval = (remind) => timers.push(remind);
    await step('Building', async () => timers.forEach((remind) => remind()), ${isShown})`;
  expect((await inProcess(long(false))).output).toMatch(/Building\n {2}… Building \(0 s\)\n {2}✓/);
  expect((await inProcess(long(true))).output).toMatch(/^ {2}… Building\n {2}✓ Building/);
});

it('does not say of a step that failed that it is done', async () => {
  const { output } = await inProcess(
    "await step('Building', async () => { throw new Error('No.'); }).catch(fail)",
  );
  expect(output).toBe('  … Building\n\nNo.\n');
});

it('ends with a sentence, and with code 1', async () => {
  expect(await inProcess("fail(new Error('The port is taken.'))")).toEqual({
    code: 1,
    output: '\nThe port is taken.\n',
  });
});
