import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { filesOf, piecesOf, samplePieces } from './pieces.ts';

const DOMAIN = { room: 'domain', under: 'domain/src' } as const;
const SOURCE = `import { a } from './a.ts';

/** Says one. */
export function one() {
  const first = a;

  return first;
}
export const two = [
  1,

];

export const three = 3;
`;

it('cuts a file before statements only, and leaves no line out', () => {
  expect(piecesOf('x.ts', SOURCE)).toEqual([
    { range: 'x.ts:1-2', lines: 2 },
    { range: 'x.ts:3-13', lines: 11 },
    { range: 'x.ts:14-15', lines: 2 },
  ]);
});

it('mutates neither tests nor texts', async () => {
  const files = await filesOf(DOMAIN);
  expect(files).toContain('domain/src/core/dates.ts');
  expect(files.filter((file) => /\.test\.|\/(samples|words|testing)\//.test(file))).toEqual([]);
});

it('takes the same sample for the same seed, and another for another', async () => {
  const sample = (seed: number) => samplePieces(DOMAIN, 40, seed);
  expect(await sample(3)).toEqual(await sample(3));
  expect(await sample(3)).not.toEqual(await sample(4));
  expect((await samplePieces(DOMAIN, 80, 3)).length).toBeGreaterThan((await sample(3)).length);
});

it('does all rooms unless told otherwise, and says what to type instead', async () => {
  const FUNCTIONS = { room: 'functions', under: 'functions/src' };
  expect(readOptions([])).toMatchObject({ parts: [DOMAIN, FUNCTIONS], sample: undefined });
  expect(readOptions(['domain', '--sample', '80', '--seed', '7'])).toEqual({
    parts: [DOMAIN],
    sample: 80,
    seed: 7,
  });
  const [part] = readOptions(['functions/src/mail']).parts;
  expect(part && (await filesOf(part))).toContain('functions/src/mail/mailContent.ts');
  expect(part && (await filesOf(part))).not.toContain('functions/src/index.ts');
  for (const wrong of [['web'], ['--sample', '0'], ['--sample', 'x'], ['--all']]) {
    expect(() => readOptions(wrong)).toThrow('npm run test:mutants -- ');
  }
});
