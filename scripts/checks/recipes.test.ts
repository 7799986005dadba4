import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changed, recipeIn } from '../../tests/recipes/recipe.ts';
import { ROOT } from '../suite/root.ts';

// Whether the result compiles takes a minute: tests/recipes/recipes.test.ts.
it('every step of docs/recipes.md fits the file that it changes', () => {
  const text = readFileSync(path.join(ROOT, 'docs/recipes.md'), 'utf8');
  const contents = new Map<string, string>();
  const steps = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading).flatMap(
    (heading) => recipeIn(text, heading).steps,
  );
  for (const step of steps) {
    const file = path.join(ROOT, step.file);
    expect(existsSync(file) && step.isNew ? file : '').toBe('');
    const before = contents.get(file) ?? (step.isNew ? '' : readFileSync(file, 'utf8'));
    contents.set(file, changed(before, step));
  }
  expect(steps.length).toBeGreaterThan(20);
});
