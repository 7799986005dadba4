/**
 * Draws every picture (heroes, tours, villas, portraits) and the icons, and writes the files that the site asks for:
 * npm run pictures [part of a name]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { filesOf, shareFileOf } from './files.ts';
import { heroPictures } from './heroes.ts';
import { iconSvg, icons } from './icons.ts';
import { launch, show } from './page.ts';
import { H, W } from './parts/svg.ts';
import { portraitPictures } from './portraits.ts';
import { tourPictures } from './tours.ts';
import { villaPictures } from './villas.ts';

const site = path.resolve(import.meta.dirname, '../brand/public');
const part = process.argv[2] ?? '';

const pictures = { ...heroPictures, ...tourPictures, ...villaPictures, ...portraitPictures };
const wantedPictures = Object.entries(pictures).filter(([name]) => name.includes(part));
const wantedIcons = icons.filter(({ path: name }) => name.includes(part));
if (wantedPictures.length + wantedIcons.length === 0)
  throw new Error(`No picture has '${part}' in its path.`);

/** AVIF and WebP count quality differently: these look the same. */
const quality = { avif: 55, webp: 78 };

async function write(file: string, bytes: Buffer): Promise<void> {
  const full = path.join(site, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, bytes);
}

if (wantedPictures.length > 0) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: W, height: H } });
  for (const [name, svg] of wantedPictures) {
    await show(page, svg);
    const drawn = await page.screenshot({ type: 'png' });
    for (const { path: file, format, width } of filesOf(name)) {
      const picture = sharp(drawn).resize({ width });
      await write(
        `images/${file}`,
        await picture.toFormat(format, { quality: quality[format] }).toBuffer(),
      );
    }
    const share = shareFileOf(name);
    if (share) {
      const jpeg = sharp(drawn).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
      await write(`images/${share}`, await jpeg.toBuffer());
    }
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
