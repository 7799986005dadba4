import { expect, it } from 'vitest';
import { neededVariables } from './template.ts';

const theme =
  ':root{--gap:8px;--line:1px solid var(--edge);--edge:#123;--text:#000;}' +
  ':root,[data-scheme="light"]{color-scheme:light;--edge-soft:#456;--tint:rgb(1 2 3 / .5);}' +
  '[data-scheme="dark"]{color-scheme:dark;--edge:#fff;}';

it('keeps the variables that a page uses, and those that they use', () => {
  const page = '<style>a{border:var(--line)}</style><p style="--tone:var(--tint)">';
  expect(neededVariables(theme, page)).toBe(
    ':root{--line:1px solid var(--edge);--edge:#123;}' +
      ':root,[data-scheme="light"]{color-scheme:light;--tint:rgb(1 2 3 / .5);}',
  );
});
