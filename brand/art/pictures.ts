/**
 * Writes the files that the site asks for, of each picture in `brand/images` and of the icons:
 * npm run pictures [part of a path]
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { filesOf, shareFileOf } from './files.ts';
import { iconSvg, icons } from './icons.ts';

const SOURCES = path.resolve(import.meta.dirname, '../images');
const PUBLIC = path.resolve(import.meta.dirname, '../public');
/** Photos are best as large as this or larger; they are cut to its shape around their middle. */
const SIZE = [1600, 1000] as const;
/** AVIF and WebP count quality differently: these look the same. */
const QUALITY = { avif: 55, webp: 78 };

async function write(file: string, bytes: Buffer): Promise<void> {
  const full = path.join(PUBLIC, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, bytes);
}

/** Writes every file of a picture. `source` is its path below `brand/images`. */
async function writePicture(source: string): Promise<void> {
  const name = source.replace(/\.\w+$/, '');
  // As the camera was held.
  const whole = sharp(path.join(SOURCES, source)).rotate();
  const cut = await whole
    .resize(...SIZE)
    .png()
    .toBuffer();
  for (const { path: file, format, width } of filesOf(name)) {
    const smaller = sharp(cut).resize({ width });
    await write(
      `images/${file}`,
      await smaller.toFormat(format, { quality: QUALITY[format] }).toBuffer(),
    );
  }
  const share = shareFileOf(name);
  if (share) {
    const jpeg = sharp(cut).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
    await write(`images/${share}`, await jpeg.toBuffer());
  }
}

const isPicture = /\.(svg|jpe?g|png|webp|tiff?)$/i;

const part = process.argv[2] ?? '';
const sources = (await readdir(SOURCES, { recursive: true }))
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => isPicture.test(file) && file.includes(part));
const wantedIcons = icons.filter(({ path: file }) => file.includes(part));
if (sources.length + wantedIcons.length === 0)
  throw new Error(`No picture in brand/images has '${part}' in its path.`);

for (const source of sources) {
  await writePicture(source);
  process.stdout.write(`${source}\n`);
}
const favicon = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
for (const icon of wantedIcons) {
  const drawing = Buffer.from(iconSvg(favicon, icon));
  await write(icon.path, await sharp(drawing).png().toBuffer());
  process.stdout.write(`${icon.path}\n`);
}
