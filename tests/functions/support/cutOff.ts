import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { OperationName } from '@selasar/domain';
import { functionsHost, operationUrl } from './suite.ts';

/** In milliseconds: longer than most calls take. */
const longestMs = 80;

/**
 * Calls a function over a connection that is cut at a moment from 0 to 1: during the request, while the function works,
 * or when the response begins.
 */
export async function callCutOff(
  name: OperationName,
  input: unknown,
  moment: number,
): Promise<void> {
  const body = JSON.stringify({ data: input });
  const request = [
    `POST ${new URL(operationUrl(name)).pathname} HTTP/1.1`,
    `Host: ${functionsHost}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  const [host, port] = functionsHost.split(':');
  const socket = connect(Number(port), host);
  // A cut may also end it with an error.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (moment < 0.25) {
    socket.end(request.slice(0, Math.ceil(4 * moment * request.length)), () => socket.destroy());
  } else {
    socket.write(request);
    socket.once('data', () => socket.destroy());
    await Promise.race([closed, setTimeout(longestMs * (moment - 0.25))]);
    socket.destroy();
  }
  await closed;
}
