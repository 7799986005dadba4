/**
 * Draws every picture (heroes, tours, villas, portraits) and the icons, and writes the files that the site asks for:
 * npm run pictures [part of a name]
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { heroPictures } from './heroes.ts';
import { iconSvg, icons } from './icons.ts';
import { launch, show } from './page.ts';
import { H, W } from './parts/svg.ts';
import { portraitPictures } from './portraits.ts';
import { tourPictures } from './tours.ts';
import { villaPictures } from './villas.ts';
import { site, write, writePicture } from './write.ts';

const part = process.argv[2] ?? '';

const pictures = { ...heroPictures, ...tourPictures, ...villaPictures, ...portraitPictures };
const wantedPictures = Object.entries(pictures).filter(([name]) => name.includes(part));
const wantedIcons = icons.filter(({ path: name }) => name.includes(part));
if (wantedPictures.length + wantedIcons.length === 0)
  throw new Error(`No picture has '${part}' in its path.`);

if (wantedPictures.length > 0) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: W, height: H } });
  for (const [name, svg] of wantedPictures) {
    await show(page, svg);
    const drawn = await page.screenshot({ type: 'png' });
    await writePicture(name, drawn);
    process.stdout.write(`${name}\n`);
  }
  await browser.close();
}

const favicon = await readFile(path.join(site, 'favicon.svg'), 'utf8');
for (const icon of wantedIcons) {
  await write(
    icon.path,
    await sharp(Buffer.from(iconSvg(favicon, icon)))
      .png()
      .toBuffer(),
  );
  process.stdout.write(`${icon.path}\n`);
}
