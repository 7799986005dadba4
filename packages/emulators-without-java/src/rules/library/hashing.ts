import { createHash } from 'node:crypto';
import { Bytes } from '../../model/value.ts';
import { define } from './define.ts';
import type { Library, Overload } from './define.ts';

type Digest = (data: Uint8Array) => Uint8Array;

const hash = (digest: Digest): Overload[] => [
  define(['bytes'], ({ data }) => new Bytes(digest(data))),
  define(['string'], (text) => new Bytes(digest(new TextEncoder().encode(text)))),
];

const digestOf =
  (algorithm: string): Digest =>
  (data) =>
    Uint8Array.from(createHash(algorithm).update(data).digest());

/** CRC-32 with the reflected polynomial given, as four bytes, lowest first. */
function crc(polynomial: number): Digest {
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value;
  });
  return (data) => {
    let value = 0xff_ff_ff_ff;
    for (const byte of data) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
    const result = new Uint8Array(4);
    new DataView(result.buffer).setUint32(0, ~value >>> 0, true);
    return result;
  };
}

export const hashingLibrary: Library = {
  'hashing.md5': hash(digestOf('md5')),
  'hashing.sha256': hash(digestOf('sha256')),
  'hashing.crc32': hash(crc(0xed_b8_83_20)),
  'hashing.crc32c': hash(crc(0x82_f6_3b_78)),
};
