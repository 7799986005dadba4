import { reportLimits } from '@selasar/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { errorFacts } from '../core/errorFacts.ts';
import { guardAnswer } from '../core/guardAnswer.ts';
import * as logger from '../core/log.ts';
import { options } from '../core/options.ts';
import { noteFault, writeFaults } from './noteFault.ts';
import { readReport } from './readReport.ts';
import { isTooMuch } from './reportQuota.ts';

/**
 * Takes what browsers report: faults of the site, and what its content security policy stops. One server at most, for
 * which a flood is a few hundred answers a second; each writes nothing, or one of a few groups.
 */
export const reports = onRequest(
  { ...options, invoker: 'public', maxInstances: 1, timeoutSeconds: 10 },
  async (request, response) => {
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
    if (!isTooMuch(request)) readReport(request.rawBody).forEach(noteFault);
    await writeFaults().then(
      () => response.status(204).end(),
      (error: unknown) => {
        logger.error('reports not written', errorFacts(error));
        response.status(503).end();
      },
    );
  },
);
