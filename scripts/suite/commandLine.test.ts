import { expect, it } from 'vitest';
import { runToEnd } from './run.ts';

const start = (name: string, ...args: string[]) =>
  runToEnd(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args]);

it.each(['test', 'test-all', 'mutants', 'screenshots', 'reindex', 'grant', 'seed', 'deploy'])(
  '%s prints its usage for --help and for an option that it does not have, and does nothing else',
  async (name) => {
    const [help, wrong] = await Promise.all([start(name, '--help'), start(name, '--oficial')]);
    expect(help.code).toBe(0);
    expect(help.output).toMatch(/^Usage: npm /);
    expect(wrong).toEqual({ code: 1, output: `\nUnknown option '--oficial'\n${help.output}` });
  },
  60_000,
);

it.each([
  ['grant', 'ann@example.com', 'staff', 'my-project'],
  ['seed', 'staging', 'production'],
])('%s refuses one word too many', async (name, ...args) => {
  const { code, output } = await start(name, ...args);
  expect(code).toBe(1);
  expect(output).toMatch(/^\nUsage: npm /);
});
