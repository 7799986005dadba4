import { reportLimits } from '@selasar/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { guardAnswer } from '../guardAnswer.ts';
import { options } from '../options.ts';
import { logFault } from './logFault.ts';
import { readReport } from './readReport.ts';
import { isFlood, isTooMuch } from './reportQuota.ts';

/**
 * Logs reports of browsers: errors of the site and violations of its content security policy. At most one instance, so
 * it can count in memory.
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
    // Reports beyond the limit are dropped but answered as accepted: nobody reads the answer, and a refusal would show
    // as an error in the console of a visitor who shares a hotel's address.
    if (!isTooMuch(request) && !isFlood()) readReport(request.rawBody).forEach(logFault);
    response.status(204).end();
  },
);
