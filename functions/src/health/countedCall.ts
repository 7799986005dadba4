import { healthLimits, type CallCounts } from '@selasar/domain';
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { asRequest } from '../core/log.ts';
import { requestIdOf } from '../core/requestId.ts';
import { countCall, writeCalls } from './countCalls.ts';
import { quietly } from './everyMinute.ts';
import { writeFaults } from './noteFault.ts';
import { noteRelease } from './noteRelease.ts';

/** Answers a call under an id of its own, and counts what came of it. */
export const countedCall = <Answer>(
  { rawRequest, app }: CallableRequest<unknown>,
  work: () => Promise<Answer>,
): Promise<Answer> =>
  asRequest(requestIdOf(rawRequest.headers), async () => {
    const startedAt = performance.now();
    let came: Partial<CallCounts> = { answered: 1 };
    try {
      return await work();
    } catch (error) {
      const isFault = !(error instanceof HttpsError) || error.code === 'internal';
      came = isFault ? { failed: 1 } : { refused: 1 };
      throw error;
    } finally {
      const isSlow = performance.now() - startedAt > healthLimits.slowCallMs;
      countCall({ ...came, slow: isSlow ? 1 : 0, withToken: app ? 1 : 0 });
      // A server without calls may stand still: what it has to write, it writes within one.
      await quietly(Promise.all([writeCalls(), writeFaults(), noteRelease()]));
    }
  });
