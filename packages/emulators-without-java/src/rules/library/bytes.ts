import { define } from './define.ts';
import type { Library } from './define.ts';

export const bytesLibrary: Library = {
  'bytes.size': [define(['bytes'], ({ data }) => BigInt(data.length))],
  // URL-safe alphabet, but padded.
  'bytes.toBase64': [
    define(['bytes'], ({ data }) =>
      Buffer.from(data).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  'bytes.toHexString': [
    define(['bytes'], ({ data }) => Buffer.from(data).toString('hex').toUpperCase()),
  ],
};
