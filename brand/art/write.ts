import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filesOf, shareFileOf } from './files.ts';
import { H, W } from './parts/svg.ts';

/** Where the site's own files lie. */
export const site = path.resolve(import.meta.dirname, '../public');

/** AVIF and WebP count quality differently: these look the same. */
const quality = { avif: 55, webp: 78 };

export async function write(file: string, bytes: Buffer): Promise<void> {
  const full = path.join(site, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, bytes);
}

/** Every file of a picture, which is cut to its shape first. `name` is its path below `images`, without an ending. */
export async function writePicture(name: string, picture: string | Buffer): Promise<void> {
  // As the camera was held.
  const cut = await sharp(picture).rotate().resize(W, H).png().toBuffer();
  for (const { path: file, format, width } of filesOf(name)) {
    const smaller = sharp(cut).resize({ width });
    await write(
      `images/${file}`,
      await smaller.toFormat(format, { quality: quality[format] }).toBuffer(),
    );
  }
  const share = shareFileOf(name);
  if (share) {
    const jpeg = sharp(cut).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true });
    await write(`images/${share}`, await jpeg.toBuffer());
  }
}
