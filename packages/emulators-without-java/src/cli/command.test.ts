import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { WRONG_USAGE } from './cliError.ts';
import type { CliError } from './cliError.ts';
import { parseCommand, quoted } from './command.ts';

const parse = (...argv: string[]) => parseCommand(argv);

describe('the command line', () => {
  it('starts the emulators by itself, with options for firebase-tools', () => {
    expect(parse()).toEqual({ name: 'start', args: [] });
    expect(parse('--only', 'auth')).toEqual({ name: 'start', args: ['--only', 'auth'] });
    expect(parse('start', '--ui')).toEqual({ name: 'start', args: ['--ui'] });
  });

  it('hands a command over as one text for a shell', () => {
    const args = ['--only', 'firestore', 'node -e \'say("a b")\''];
    expect(parse('exec', ...args)).toEqual({ name: 'exec', args });
    expect(parse('exec', '--only', 'auth', '--', 'node', '--help', 'a b', "it's")).toEqual({
      name: 'exec',
      args: ['--only', 'auth', String.raw`node --help 'a b' 'it'\''s'`],
    });
    const text = 'echo hi && echo "$HOME" | cat';
    expect(parse('exec', '--', text)).toEqual({ name: 'exec', args: [text] });
  });

  it.each([['help'], ['--help'], ['-h'], ['exec', '--help'], ['firestore', '--help']])(
    'shows the help for %s',
    (...argv) => expect(parse(...argv)).toEqual({ name: 'help' }),
  );

  it.each([['strat'], ['exec'], ['exec', '--only', 'auth', '--'], ['env', 'all']])(
    'refuses %s',
    (...argv) => {
      const refused = expect.objectContaining({ exitCode: WRONG_USAGE }) as CliError;
      expect(() => parse(...argv)).toThrow(refused);
    },
  );
});

it('quotes words so that a shell reads them as they are', () => {
  const words = ['plain', 'a b', "it's", '$HOME', '`x`', '"', '', '\\', '*', ';'];
  const script = `printf '%s\\n' ${words.map(quoted).join(' ')}`;
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(`${words.join('\n')}\n`);
});
