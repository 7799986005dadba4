interface Size {
  width: number;
  height: number;
}

/** The longer side of a stored picture, in pixels. */
const longest = 1600;
const quality = 0.85;

/** The largest size of the same shape with no side longer than `max`; a smaller one stays. */
export function fit({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The picture as WebP, no larger than a screen needs. Rejects for a file that no browser can show. */
export async function resized(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new Error('this file cannot be read as an image');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(bitmap, longest));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
  return blob ?? file;
}
