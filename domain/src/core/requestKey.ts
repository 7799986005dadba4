import { z } from 'zod';

/**
 * Only the browser that sends a request knows its key, and the id follows from it: who has the key proves that the
 * request is theirs. Staff, drivers and other portals see ids, and nobody can tell a key from an id.
 */
export const requestKeySchema = z.uuid();

/** `digest` is the SHA-256 digest of the key: each runtime has its own function for that. */
export function requestIdOf(digest: Uint8Array): string {
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  // Version 8 of RFC 9562: a UUID by a rule of one's own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
