import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** They cannot be confused when read out: Crockford's base 32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** A client may set it, so it is treated as plain bytes. */
const traceOf = ({ traceparent, ...headers }: IncomingHttpHeaders): string | undefined =>
  [traceparent, headers['x-cloud-trace-context']].flat().find(Boolean);

/** Such as '7F3K-2Q', which a guest can read out. One trace always gives the same id. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const trace = traceOf(headers);
  const bytes = trace ? createHash('sha256').update(trace).digest() : randomBytes(length);
  const id = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join(
    '',
  );
  return `${id.slice(0, 4)}-${id.slice(4)}`;
}
