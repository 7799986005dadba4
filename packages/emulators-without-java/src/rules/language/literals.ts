const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  '/': '/',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  a: '\u0007',
  v: '\v',
};

/** The text of a quoted string literal, escapes resolved. The grammar has already refused unknown escapes. */
export function stringLiteral(source: string): string {
  return source
    .slice(1, -1)
    .replace(
      /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|[xX]([0-9a-fA-F]{2})|([0-7]{3})|(.))/gsu,
      (whole, short?: string, long?: string, hex?: string, octal?: string, plain?: string) => {
        const digits = short ?? long ?? hex;
        if (digits !== undefined) return codePoint(Number.parseInt(digits, 16));
        if (octal !== undefined) return codePoint(Number.parseInt(octal, 8));
        return ESCAPES[plain ?? ''] ?? whole;
      },
    );
}

/** `b'…'`: the UTF-8 bytes of the text; `\xHH` and octal escapes name one byte each. */
export function bytesLiteral(source: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const text = source.slice(2, -1);
  for (const part of text.split(/(\\[xX][0-9a-fA-F]{2}|\\[0-7]{3})/u)) {
    const byte = /^\\(?:[xX]([0-9a-fA-F]{2})|([0-7]{3}))$/u.exec(part);
    if (byte?.[1] !== undefined) chunks.push(Uint8Array.of(Number.parseInt(byte[1], 16)));
    else if (byte?.[2] !== undefined) chunks.push(Uint8Array.of(Number.parseInt(byte[2], 8)));
    else chunks.push(new TextEncoder().encode(stringLiteral(`'${part}'`)));
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

function codePoint(value: number): string {
  return value <= 0x10_ff_ff ? String.fromCodePoint(value) : '\uFFFD';
}
