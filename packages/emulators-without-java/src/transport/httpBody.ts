import type { IncomingMessage } from 'node:http';
import { StatusError } from '../model/status.ts';

const MAX_BODY_BYTES = 100 * 1024 * 1024;

/** The whole body as text. @throws StatusError RESOURCE_EXHAUSTED beyond 100 MiB, CANCELLED if the client goes away */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue;
      sizeBytes += chunk.length;
      if (sizeBytes > MAX_BODY_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw new StatusError('CANCELLED', 'The request was not sent to its end.');
  }
  if (sizeBytes > MAX_BODY_BYTES) {
    throw new StatusError('RESOURCE_EXHAUSTED', 'The request is larger than 100 MiB.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
