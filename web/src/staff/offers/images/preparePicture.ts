import { shareSize, uploadParts } from '@selasar/domain';
import type { PictureToUpload } from '../../../data/offers/uploadImage.ts';
import { loadHeicTo } from './loadHeicTo.ts';
import { isAnimatedGif, isHeic } from './pictureKinds.ts';
import { fit, type Size } from './fit.ts';

/** The longer side of a stored image, in pixels. */
const longestPx = 1600;
const quality = 0.85;
/** The maximum size that the storage rules accept. */
const maxBytes = 10 * 1024 * 1024;

/** An image ready for upload. */
interface Prepared {
  picture: PictureToUpload;
  /** A note for the user. */
  note?: string;
}

/**
 * The image as a browser shows it: upright, no larger than a screen needs, and also in the sizes of smaller screens. A
 * small enough animation stays as it is. Rejects with the reason if the file cannot be read.
 */
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

/** The image file with its variants. */
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

/** Large enough to cover all of `to`. */
function covering({ width, height }: Size, to: Size): Size {
  const scale = Math.max(to.width / width, to.height / height);
  return { width: width * scale, height: height * scale };
}

/** Draws an image centred, at the size `shown`. */
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
