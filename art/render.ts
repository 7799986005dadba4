/**
 * Draws every picture (heroes, tours, villas, portraits) and writes it as WebP, in the widths that the site asks for:
 * npm run pictures [part of a name]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { heroPictures } from './heroes.ts';
import { launch, show } from './page.ts';
import { H, W } from './parts/svg.ts';
import { portraitPictures } from './portraits.ts';
import { tourPictures } from './tours.ts';
import { villaPictures } from './villas.ts';

const out = path.resolve(import.meta.dirname, '../web/public/images');
const part = process.argv[2] ?? '';

const pictures = { ...heroPictures, ...tourPictures, ...villaPictures, ...portraitPictures };
const wanted = Object.entries(pictures).filter(([name]) => name.includes(part));
if (wanted.length === 0) throw new Error(`No picture has '${part}' in its path.`);

/** The file without a width is the middle size, for readers that know no srcset. */
const sizes = [
  { suffix: '-480', width: 480, quality: 78 },
  { suffix: '', width: 960, quality: 78 },
  { suffix: '-1600', width: 1600, quality: 74 },
];

const browser = await launch();
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

for (const [name, svg] of wanted) {
  for (const { suffix, width, quality } of sizes) {
    const height = Math.round((width * H) / W);
    await page.setViewportSize({ width, height });
    await show(page, svg);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const file = path.join(out, `${name}${suffix}.webp`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(data, 'base64'));
  }
  process.stdout.write(`${name}\n`);
}
await browser.close();
