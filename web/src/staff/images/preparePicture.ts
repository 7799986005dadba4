import { loadHeicTo } from './loadHeicTo.ts';
import { isAnimatedGif, isHeic } from './pictureKinds.ts';
import { fit } from './fit.ts';

/** The longer side of a stored picture. */
const longestPx = 1600;
const quality = 0.85;
/** The most that the storage rules take. */
const maxBytes = 10 * 1024 * 1024;

/** A picture that can be uploaded. */
interface Prepared {
  picture: Blob;
  /** What the person should know about it. */
  note?: string;
}

/**
 * The picture as a browser shows it, upright and no larger than a screen needs, whatever the size of the file. An
 * animation that is not too large stays as it is. Rejects, with the reason, for a file that cannot be read.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  const isAnimated = await isAnimatedGif(file);
  if (isAnimated && file.size <= maxBytes) return { picture: file };
  const picture = await shrunk(await decoded(file));
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

/** Photos of iPhones: only some browsers read them. What reads them here is large, and loaded when it is needed. */
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

async function shrunk(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(bitmap, longestPx));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const as = (type: string) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  const webp = await as('image/webp');
  // A browser that writes no WebP answers with a PNG, which is too large for a photo.
  const picture = webp?.type === 'image/webp' ? webp : await as('image/jpeg');
  if (!picture) throw new Error('this browser could not make the picture smaller');
  return picture;
}
