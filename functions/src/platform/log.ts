import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as logger from 'firebase-functions/logger';

// Only this file imports the logger of firebase-functions, so every line of a call has the call's id.

const current = new AsyncLocalStorage<string>();

export const asRequest = <Answer>(id: string, work: () => Answer): Answer => current.run(id, work);

export const currentRequestId = (): string | undefined => current.getStore();

type Write = (message: string, facts?: object) => void;

const withId =
  (write: (...parts: unknown[]) => void): Write =>
  (message, facts) => {
    const requestId = currentRequestId();
    write(message, { ...facts, ...(requestId ? { requestId } : {}) });
  };

export const info = withId(logger.info);
export const warn = withId(logger.warn);
export const error = withId(logger.error);
export const write: typeof logger.write = (entry) => logger.write(entry);

/** They cannot be confused when read out: Crockford's base 32. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idLength = 6;

/** A client may set it, so it is treated as plain bytes. */
const traceOf = ({ traceparent, ...headers }: IncomingHttpHeaders): string | undefined =>
  [traceparent, headers['x-cloud-trace-context']].flat().find(Boolean);

/** Such as '7F3K-2Q', which a guest can read out. One trace always gives the same id. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const trace = traceOf(headers);
  const bytes = trace ? createHash('sha256').update(trace).digest() : randomBytes(idLength);
  const id = Array.from(bytes.subarray(0, idLength), (byte) => letters[byte % letters.length]);
  return `${id.slice(0, 4).join('')}-${id.slice(4).join('')}`;
}
