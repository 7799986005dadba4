/**
 * Draws every picture (heroes, tours, villas, portraits) and writes it as WebP, in the widths that the site asks for:
 * npx tsx web/art/render.ts [part of a name]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { heroPictures } from './heroes.ts';
import { portraitPictures } from './portraits.ts';
import { H, W } from './svg.ts';
import { tourPictures } from './tours.ts';
import { villaPictures } from './villas.ts';

const out = path.resolve(import.meta.dirname, '../public/images');
const wanted = process.argv[2] ?? '';

const pictures = { ...heroPictures, ...tourPictures, ...villaPictures, ...portraitPictures };

/** The file without a width is the middle size, for readers that know no srcset. */
const sizes = [
  { suffix: '-480', width: 480, quality: 78 },
  { suffix: '', width: 960, quality: 78 },
  { suffix: '-1600', width: 1600, quality: 74 },
];

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
  headless: true,
});
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

for (const [name, svg] of Object.entries(pictures)) {
  if (!name.includes(wanted)) continue;
  for (const { suffix, width, quality } of sizes) {
    const height = Math.round((width * H) / W);
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
    );
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const file = path.join(out, `${name}${suffix}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(data, 'base64'));
  }
}
await browser.close();
