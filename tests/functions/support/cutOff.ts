import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { OperationName } from '@selasar/domain/api';
import { operationUrl } from './suite.ts';

/** In milliseconds: longer than most calls take. */
const longestMs = 80;

/** Calls a function over a connection that is cut at a moment: see requestCutOff. */
export const callCutOff = (name: OperationName, input: unknown, moment: number): Promise<void> =>
  requestCutOff(operationUrl(name), moment, JSON.stringify({ data: input }));

/**
 * Sends a request, with a JSON body if there is one, over a connection that is cut at a moment from 0 to 1: during the
 * request, while the server works, or when the response begins.
 */
export async function requestCutOff(url: string, moment: number, body?: string): Promise<void> {
  const { hostname, port, host, pathname } = new URL(url);
  const request = [
    `${body === undefined ? 'GET' : 'POST'} ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body ?? '',
  ].join('\r\n');
  const socket = connect(Number(port), hostname);
  // A cut may also end it with an error.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (moment < 0.25) {
    socket.end(request.slice(0, Math.ceil(4 * moment * request.length)), () => socket.destroy());
  } else {
    socket.write(request);
    socket.once('data', () => socket.destroy());
    // The last ones wait for the response.
    if (moment < 0.95) await Promise.race([closed, setTimeout(longestMs * (moment - 0.25))]);
    else await closed;
    socket.destroy();
  }
  await closed;
}
