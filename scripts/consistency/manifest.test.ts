import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { colors } from '@selasar/brand';
import { siteTexts } from '@selasar/brand/texts';
import { company } from '@selasar/domain/core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { brandedManifest, brandedPage } from '../../web/branded.ts';
import { paths } from '../../web/src/paths.ts';

const html = brandedPage(await readFile(path.join(ROOT, 'web/index.html'), 'utf8'));
const manifest = JSON.parse(brandedManifest()) as {
  icons: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
};

it('the page begins in the colours of the theme', () => {
  expect(html).toContain(`<meta name="theme-color" content="${colors.primary}" />`);
  expect(html).toContain(`background: ${colors.background};`);
});

it('without script the page says how to reach the company', () => {
  expect(html).toContain(`href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}<`);
  expect(html).toContain(`href="mailto:${company.email}">${company.email}<`);
});

it('the manifest names files that are there, in their sizes', async () => {
  const { icons } = manifest;
  const drawn = await Promise.all(
    icons
      .filter(({ sizes }) => sizes !== 'any')
      .map(async ({ src }) => {
        const { width, height } = await sharp(path.join(ROOT, 'brand/public', src)).metadata();
        return { src, sizes: `${width}x${height}` };
      }),
  );
  expect(icons).toMatchObject([{ src: '/favicon.svg', sizes: 'any' }, ...drawn]);
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

it('the manifest opens the site, and leads to pages of it', () => {
  expect(manifest).toMatchObject({ id: paths.home, start_url: paths.home, scope: paths.home });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    paths.tours,
    paths.bookTransfer,
    paths.findTrip,
    paths.contact,
  ]);
});

it('the manifest has the colours of the theme and the name of the company', () => {
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest" />');
  expect(manifest).toMatchObject({
    name: company.name,
    description: siteTexts.description,
    theme_color: colors.primary,
    background_color: colors.background,
  });
});
