import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { recipeIn } from './recipe.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** The compiler looks at the whole product several times. */
const patienceMs = 300_000;

const text = await readFile(path.join(ROOT, 'docs/recipes.md'), 'utf8');

/** One recipe after the other, on one copy: what one has left unfinished, the next one's compiler names. */
describe('docs/recipes.md', () => {
  let workshop: Workshop;
  beforeAll(async () => {
    workshop = await openWorkshop();
  }, patienceMs);
  afterAll(() => workshop.close());

  it.each(['A field', 'A status'])(
    '%s: the compiler names what is forgotten, and nothing at the end',
    async (heading) => {
      const { steps, named } = recipeIn(text, heading);
      const [first, ...rest] = steps;
      if (!first) throw new Error('A recipe has steps.');
      await workshop.take(first);
      expect(await workshop.compile()).toEqual(named);
      await workshop.take(...rest);
    },
    patienceMs,
  );

  it(
    'a field and a status are done: it compiles, and the tests pass',
    async () => {
      expect(await workshop.compile()).toEqual([]);
      const { output, passed } = await workshop.test(
        '--project=domain',
        '--project=functions-unit',
      );
      expect(passed ? '' : output).toBe('');
    },
    patienceMs,
  );

  it(
    'A collection: a test names the one that nobody may read, until rules speak of it',
    async () => {
      const [first, ...rest] = recipeIn(text, 'A collection').steps;
      if (!first) throw new Error('A recipe has steps.');
      const asked = () =>
        workshop.test('--project=scripts', 'scripts/said-once/collections.test.ts');
      await workshop.take(first);
      const { passed, output } = await asked();
      expect(passed).toBe(false);
      expect(output).toContain('reviews');
      await workshop.take(...rest);
      expect((await asked()).output).not.toContain('reviews');
    },
    patienceMs,
  );
});
