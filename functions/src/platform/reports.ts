import { faultLimits, faultSchema, framesIn, scrubbed } from '@selasar/domain/core';
import { onRequest } from 'firebase-functions/v2/https';
import * as logger from './log.ts';
import { guardAnswer } from './serve.ts';
import { options } from './settings.ts';

let minute = { at: 0, count: 0 };

/** There is only one instance, so it counts in memory. A flood can hide an error for a while, but costs little. */
function isFlood(): boolean {
  const at = Math.floor(Date.now() / 60_000);
  minute = { at, count: at === minute.at ? minute.count + 1 : 1 };
  return minute.count > faultLimits.perMinute;
}

/** Without personal data. Anyone can send one. */
export const reports = onRequest(
  { ...options, invoker: 'public', maxInstances: 1, timeoutSeconds: 10 },
  (request, response) => {
    guardAnswer(response);
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').end();
      return;
    }
    if (!isFlood()) log(request.rawBody);
    // Nobody reads the answer; a refusal would be an error in a visitor's console.
    response.status(204).end();
  },
);

function log(body: Buffer): void {
  const { data } = faultSchema.safeParse(body.length > faultLimits.body ? {} : parsed(body));
  if (!data) return;
  const frames = framesIn(data.stack).map((frame) => `\n    at ${frame}`);
  const version = /^[\w-]{1,20}$/.test(data.release) ? data.release : '';
  // So that Error Reporting counts it: https://cloud.google.com/error-reporting/docs/formatting-error-messages
  logger.write({
    severity: 'ERROR',
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    message: `Error in a browser: ${scrubbed(data.message)}${frames.join('')}`,
    serviceContext: { service: 'web', version },
    // Without a stack it has to name a place.
    context: { reportLocation: { filePath: fileOf(data.stack) } },
  });
}

/** 'assets/index-Bx1.js:1:2' becomes 'index': the hash changes with each release. */
const fileOf = (stack: string): string =>
  /^assets\/(.+?)(?:-[\w-]{8})?\.js:/.exec(framesIn(stack)[0] ?? '')?.[1] ?? 'unknown';

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
