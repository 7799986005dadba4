/** Encrypts texts with a secret, and decrypts them. */
interface Cipher {
  /** Identifies the secret without revealing it. */
  readonly name: string;
  readonly encrypt: (text: string) => Promise<string>;
  /** Rejects a text that was not encrypted with this secret. */
  readonly decrypt: (encrypted: string) => Promise<string>;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
// Byte by byte: a long list of arguments overflows the stack.
const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Bytes of the nonce, which AES-GCM requires to be new each time (NIST SP 800-38D). */
const nonceBytes = 12;

/** Encryption with a long random secret: HKDF (RFC 5869) derives its name and its AES key from it. */
export async function cipherFor(secret: string): Promise<Cipher> {
  const { subtle } = crypto;
  const from = await subtle.importKey('raw', utf8(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(info),
  });
  const name = toText(new Uint8Array(await subtle.deriveBits(hkdf('name'), from, 128)));
  const aes = { name: 'AES-GCM', length: 256 };
  const key = await subtle.deriveKey(hkdf('copy'), from, aes, false, ['encrypt', 'decrypt']);
  return {
    name,
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const data = await subtle.encrypt({ name: aes.name, iv }, key, utf8(text));
      return `${toText(iv)} ${toText(new Uint8Array(data))}`;
    },
    decrypt: async (encrypted) => {
      const [iv = '', data = ''] = encrypted.split(' ');
      const algorithm = { name: aes.name, iv: toBytes(iv) };
      return new TextDecoder().decode(await subtle.decrypt(algorithm, key, toBytes(data)));
    },
  };
}
