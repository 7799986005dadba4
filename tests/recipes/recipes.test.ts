import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/suite/root.ts';
import { recipeIn } from './recipe.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

/** In milliseconds. The compiler checks the whole product several times. */
const timeoutMs = 300_000;

const text = await readFile(path.join(ROOT, 'docs/recipes.md'), 'utf8');

/** All recipes run in order on one copy, so anything left unfinished shows up in the next recipe's compilation. */
describe('docs/recipes.md', () => {
  let workshop: Workshop;
  beforeAll(async () => {
    workshop = await openWorkshop();
  }, timeoutMs);
  afterAll(() => workshop.close());

  it.each(['A field', 'A fact of a tour or villa', 'A status', 'An operation'])(
    '%s: the compiler names the unfinished files, and none at the end',
    async (heading) => {
      const { steps, named } = recipeIn(text, heading);
      const [first, ...rest] = steps;
      if (!first) throw new Error('A recipe has steps.');
      await workshop.take(first);
      expect(await workshop.compile()).toEqual(named);
      await workshop.take(...rest);
    },
    timeoutMs,
  );

  it.each([
    ['A collection', 'scripts', 'scripts/consistency/collections.test.ts', 'drivers'],
    ['A page', 'web', 'web/src/routes.test.ts', '/cookies'],
  ])(
    '%s: a test names the unfinished part until it is done',
    async (heading, project, file, name) => {
      const [first, ...rest] = recipeIn(text, heading).steps;
      if (!first) throw new Error('A recipe has steps.');
      const runTest = () => workshop.test(`--project=${project}`, file);
      await workshop.take(first);
      const { passed, output } = await runTest();
      expect(passed).toBe(false);
      expect(output).toContain(name);
      await workshop.take(...rest);
      expect(await runTest()).toMatchObject({ passed: true });
    },
    timeoutMs,
  );

  it(
    'the final code compiles and its tests pass',
    async () => {
      expect(await workshop.compile()).toEqual([]);
      const { output, passed } = await workshop.test(
        '--project=domain',
        '--project=functions-unit',
      );
      expect(passed ? '' : output).toBe('');
    },
    timeoutMs,
  );
});
