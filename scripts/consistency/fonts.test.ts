import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles, fontsCss, fontStacks, theme } from '../../brand/art/fonts.ts';
import { ROOT } from '../suite/root.ts';

const css = await readFile(path.join(theme, 'fonts.css'), 'utf8');

it('the fonts are those that `npm run fonts` writes', async () => {
  for (const [file, font] of await fontFiles()) {
    // oxlint-disable-next-line no-await-in-loop -- six files
    expect({ file, isSame: font.equals(await readFile(path.join(theme, file))) }).toEqual({
      file,
      isSame: true,
    });
  }
});

/** Without the formatter's line breaks. */
const words = (text: string) => text.split(/\s+/);

it('what stands in for them is stretched as their files say', async () => {
  expect(words(css)).toEqual(words(await fontsCss()));
});

it('the theme lists both', async () => {
  const text = await readFile(path.join(theme, 'theme.ts'), 'utf8');
  for (const stack of Object.values(fontStacks)) {
    const names = stack.map((name) => (name.includes(' ') ? `"${name}"` : name));
    expect(text).toContain(`'${names.join(', ')}, `);
  }
});

it('the page asks for the letters of every page at once', async () => {
  const page = await readFile(path.join(ROOT, 'web/index.html'), 'utf8');
  const preloaded = [...page.matchAll(/href="\/src\/app\/theme\/(fonts\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  const latin = [...css.matchAll(/url\('\.\/(fonts\/[^']+-latin\.woff2)'\)/g)].map(
    ([, file]) => file,
  );
  expect(preloaded).toEqual(latin);
});
