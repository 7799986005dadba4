import { shareSize, uploadParts } from '@selasar/domain/offers';
import type { heicTo } from 'heic-to/csp';
// oxlint-disable-next-line import/default -- Vite makes an address of it
import address from 'heic-to/csp?url';
import type { PictureToUpload } from '../../../data/offers/images.ts';

let failures = 0;

/** Undefined if it cannot be loaded. A browser requests no failed module again, so each retry uses another address. */
async function loadHeicTo(): Promise<typeof heicTo | undefined> {
  try {
    const library = (await import(/* @vite-ignore */ `${address}?${failures}`)) as {
      heicTo: typeof heicTo;
    };
    return library.heicTo;
  } catch {
    failures += 1;
    return undefined;
  }
}

const longestPx = 1600;
const quality = 0.85;
/** The maximum size that the storage rules accept. */
const maxBytes = 10 * 1024 * 1024;

interface Prepared {
  picture: PictureToUpload;
  note?: string;
}

/** A small enough animation stays as it is. Rejects with the reason if the file cannot be read. */
export async function preparePicture(file: File): Promise<Prepared> {
  const isAnimated = await isAnimatedGif(file);
  if (isAnimated && file.size <= maxBytes) return { picture: { file, width: 0, parts: [] } };
  const picture = await written(await decoded(file));
  return isAnimated
    ? { picture, note: `${file.name} is larger than 10 MB: it is kept as a still picture.` }
    : { picture };
}

async function decoded(file: File): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (bitmap) return bitmap;
  if (await isHeic(file)) return await fromHeic(file);
  throw new Error(
    `${file.name} cannot be read: it is damaged, no picture, or larger than this browser can open`,
  );
}

/** iPhone photos: only some browsers can read them. The decoder is large, and loaded on demand. */
async function fromHeic(file: File): Promise<ImageBitmap> {
  const heicTo = await loadHeicTo();
  if (!heicTo) {
    throw new Error(
      `${file.name} is a HEIC photo, and what reads those could not be loaded. Please check your connection`,
    );
  }
  try {
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch {
    throw new Error(
      `${file.name} is a HEIC photo that cannot be read here. Please save it as JPEG and choose that`,
    );
  }
}

async function written(bitmap: ImageBitmap): Promise<PictureToUpload> {
  const whole = drawn(bitmap, fit(bitmap, longestPx));
  bitmap.close();
  const parts = uploadParts(whole.width).map(async (part) => ({
    part,
    file: await (part === 'og'
      ? fileOf(drawn(whole, shareSize, covering(whole, shareSize)), ['image/jpeg'])
      : fileOf(drawn(whole, narrowed(whole, part)))),
  }));
  return { file: await fileOf(whole), width: whole.width, parts: await Promise.all(parts) };
}

const narrowed = ({ width, height }: Size, to: number): Size => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

function covering({ width, height }: Size, to: Size): Size {
  const scale = Math.max(to.width / width, to.height / height);
  return { width: width * scale, height: height * scale };
}

function drawn(picture: ImageBitmap | HTMLCanvasElement, size: Size, shown: Size = size) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  const [left, top] = [(size.width - shown.width) / 2, (size.height - shown.height) / 2];
  context?.drawImage(picture, left, top, shown.width, shown.height);
  return canvas;
}

/** A browser that cannot write a type returns a PNG, which is too large for a photo. */
async function fileOf(
  canvas: HTMLCanvasElement,
  types: readonly string[] = ['image/webp', 'image/jpeg'],
): Promise<Blob> {
  for (const type of types) {
    // oxlint-disable-next-line no-await-in-loop -- the second only if the first is not known
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (file?.type === type) return file;
  }
  throw new Error('this browser could not make the picture smaller');
}

interface Size {
  width: number;
  height: number;
}

/** Never larger than the original. */
export function fit({ width, height }: Size, maxPx: number): Size {
  const scale = Math.min(1, maxPx / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

const bytesOf = async (file: Blob, length: number): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, length).arrayBuffer());

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** By content: phones also send such photos as 'image.jpg', or without a type. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await bytesOf(file, 12);
  return head.slice(4, 8) === 'ftyp' && heicBrands.includes(head.slice(8));
}

/** A GIF frame with a duration; two of them make an animation. */
// oxlint-disable-next-line no-control-regex -- these are bytes
const frame = /\0\u0021\u00F9\u0004[^]{4}\0[\u002C\u0021]/g;

export async function isAnimatedGif(file: Blob): Promise<boolean> {
  if (file.type !== 'image/gif') return false;
  return Array.from((await bytesOf(file, file.size)).matchAll(frame)).length > 1;
}
