import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '@selasar/domain';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { brand } from '../../web/src/app/theme/palette.ts';
import { paths } from '../../web/src/paths.ts';

const read = (file: string) => readFile(path.join(ROOT, 'web', file), 'utf8');

// These are read before any script runs, so they cannot import.

it('the page begins in the colours of the theme', async () => {
  const html = await read('index.html');
  expect(html).toContain(`<meta name="theme-color" content="${brand.jungle}" />`);
  expect(html).toContain(`background: ${brand.sand};`);
});

it('the manifest names files that are there, in their sizes', async () => {
  const { icons } = JSON.parse(await read('public/site.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  const drawn = await Promise.all(
    icons
      .filter(({ sizes }) => sizes !== 'any')
      .map(async ({ src }) => {
        const { width, height } = await sharp(path.join(ROOT, 'web/public', src)).metadata();
        return { src, sizes: `${width}x${height}` };
      }),
  );
  expect(icons).toMatchObject([{ src: '/favicon.svg', sizes: 'any' }, ...drawn]);
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

it('the manifest opens the site, and leads to pages of it', async () => {
  const manifest = JSON.parse(await read('public/site.webmanifest')) as {
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ id: paths.home, start_url: paths.home, scope: paths.home });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    paths.tours,
    paths.bookTransfer,
    paths.findTrip,
    paths.contact,
  ]);
});

it('the manifest has the colours of the theme and the name of the company', async () => {
  expect(await read('index.html')).toContain('<link rel="manifest" href="/site.webmanifest" />');
  expect(JSON.parse(await read('public/site.webmanifest'))).toMatchObject({
    name: company.name,
    theme_color: brand.jungle,
    background_color: brand.sand,
  });
});
