import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Letters and digits that nobody takes for one another when they are read out: Crockford's base 32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** The trace that Google gives a request; a client may name one itself, so it is nothing but bytes here. */
const traceOf = ({ traceparent, ...headers }: IncomingHttpHeaders): string | undefined =>
  [traceparent, headers['x-cloud-trace-context']].flat().find(Boolean);

/** A short name for one call, such as '7F3K-2Q', that a guest can read out and the log has. The same trace has the same. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const trace = traceOf(headers);
  const bytes = trace ? createHash('sha256').update(trace).digest() : randomBytes(length);
  const id = Array.from(bytes.subarray(0, length), (byte) => letters[byte % letters.length]).join(
    '',
  );
  return `${id.slice(0, 4)}-${id.slice(4)}`;
}
