import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const u32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A grey PNG of 48 megapixels and more than 10 MB, as from a good camera. */
export function bigPng(): Buffer {
  const [width, height, noisy] = [8000, 6000, 1600];
  const row = width + 1;
  const pixels = Buffer.alloc(row * height);
  // Random data cannot be compressed.
  randomBytes(row * noisy).copy(pixels);
  for (let y = 0; y < height; y += 1) pixels[y * row] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The JPEG with EXIF data that says the camera was rotated. */
export function heldSideways(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}

/** A GIF of two frames with a comment of the given size. */
export function animatedGif(comment = 0): Buffer {
  const frame = Buffer.from('21f904000a0000002c000000000100010000020244010000', 'hex').subarray(
    0,
    -1,
  );
  const block = Buffer.concat([Buffer.from([255]), Buffer.alloc(255, 'x')]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]),
    Buffer.from([0x21, 0xfe]),
    ...Array.from({ length: Math.ceil(comment / 255) }, () => block),
    Buffer.from([0]),
    frame,
    frame,
    Buffer.from([0x3b]),
  ]);
}

/** A HEIC photo as from a phone, 64 by 48 pixels: red on the left, blue on the right. */
export const heic = (): Buffer =>
  Buffer.from(
    [
      'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABJ21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBp',
      'dG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABRwAAAHQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAA',
      'AKtpcHJwAAAAjmlwY28AAAByaHZjQwEECAAAAJ+oAAAAAB7wAPz9+PgAAA8DoAABABdAAQwB//8ECAAAAwCfqAAAAwAAHroCQKEA',
      'AQAnQgEBBAgAAAMAn6gAAAMAAB6gIIMWW6uTK8BaAgAAAwACAAADADIQogABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAMAAA',
      'ABVpcG1hAAAAAAAAAAEAAQKBAgAAAHxtZGF0AAAAF0ABDAH//wQIAAADAJ+oAAADAAAeugJAAAAAJ0IBAQQIAAADAJ+oAAADAAAe',
      'oCCDFlurkyvAWgIAAAMAAgAAAwAyEAAAAAZEAcFzwIkAAAAgKAGvePcEA//bo//tJ9L2w37//11lL7pMX+o0ZI+DPNw=',
    ].join(''),
    'base64',
  );

/** Starts like a HEIC photo but is none. */
export const brokenHeic = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(200, 7),
  ]);
