import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ROOT } from './root.ts';
import { run, runToEnd } from './run.ts';

const node = (lines: string, env?: NodeJS.ProcessEnv) =>
  [process.execPath, ['-e', lines], env] as const;

it("runs in the project's folder, with more in its environment", async () => {
  const output = await run(
    ...node('console.log(process.cwd(), process.env.MORE, process.env.PATH !== undefined)', {
      MORE: 'more',
    }),
  );
  expect(output).toBe(`${ROOT} more true\n`);
});

it('answers how a program ended, and all that it printed', async () => {
  const ended = await runToEnd(
    ...node("console.log('out'); console.error('err'); process.exit(3)"),
  );
  expect(ended.code).toBe(3);
  expect(ended.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

it('throws what a program that fails has printed', async () => {
  await expect(run(...node("console.error('No such port'); process.exit(1)"))).rejects.toThrow(
    /^node -e .* failed:\nNo such port\n$/s,
  );
});

it('counts a program that was killed as failed', async () => {
  expect((await runToEnd(...node("process.kill(process.pid, 'SIGKILL')"))).code).toBe(1);
});

it('says when there is no such program', async () => {
  await expect(runToEnd('no-such-program', [])).rejects.toThrow('ENOENT');
});

it('cleans up also when the process is told to end', async () => {
  const module = pathToFileURL(path.join(import.meta.dirname, 'run.ts')).href;
  const lines = `
    import { cleaned, endOnSignal } from '${module}';
    endOnSignal();
    setInterval(() => {}, 1000);
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 0);
    await cleaned(() => new Promise(() => {}), () => console.log('clean'));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', lines];
  expect(await runToEnd(process.execPath, args)).toEqual({ code: 130, output: 'clean\n' });
});
