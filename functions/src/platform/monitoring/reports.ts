import { reportLimits } from '@selasar/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { guardAnswer } from '../guardAnswer.ts';
import { options } from '../options.ts';
import { logFault } from './logFault.ts';
import { readReport } from './readReport.ts';
import { isFlood, isTooMuch } from './reportQuota.ts';

/**
 * Logs what browsers report: faults of the site, and what its content security policy stops. One server at most, so it knows
 * how much has come.
 */
export const reports = onRequest(
  { ...options, invoker: 'public', maxInstances: 1, timeoutSeconds: 10 },
  (request, response) => {
    guardAnswer(response);
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').end();
      return;
    }
    if (request.rawBody.length > reportLimits.bytes) {
      response.status(413).end();
      return;
    }
    // What is too much is dropped, and called taken: nobody reads the answer, and a refusal would be an error in the console
    // of a visitor who shares the address of a hotel.
    if (!isTooMuch(request) && !isFlood()) readReport(request.rawBody).forEach(logFault);
    response.status(204).end();
  },
);
