import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { filesOf, piecesOf, samplePieces } from './pieces.ts';

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

it('mutates neither tests nor demo texts', async () => {
  const files = await filesOf('domain');
  expect(files).toContain('domain/src/core/dates.ts');
  expect(files.some((file) => file.includes('.test.') || file.includes('/samples/'))).toBe(false);
});

it('takes the same sample for the same seed, and another for another', async () => {
  const sample = (seed: number) => samplePieces('domain', 40, seed);
  expect(await sample(3)).toEqual(await sample(3));
  expect(await sample(3)).not.toEqual(await sample(4));
  expect((await samplePieces('domain', 80, 3)).length).toBeGreaterThan((await sample(3)).length);
});

it('does all rooms unless told otherwise, and says what to type instead', () => {
  expect(readOptions([])).toMatchObject({ rooms: ['domain', 'functions'], sample: undefined });
  expect(readOptions(['domain', '--sample', '80', '--seed', '7'])).toEqual({
    rooms: ['domain'],
    sample: 80,
    seed: 7,
  });
  for (const wrong of [['web'], ['--sample', '0'], ['--sample', 'x'], ['--all']]) {
    expect(() => readOptions(wrong)).toThrow('npm run test:mutants -- ');
  }
});
