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
