import { createHash } from 'node:crypto';
import { onRequest } from 'firebase-functions/v2/https';
import { errorFacts } from '../platform/errorFacts.ts';
import * as logger from '../platform/log.ts';
import { guardAnswer } from '../platform/serve.ts';
import { awaited, options } from '../platform/settings.ts';

/** Loaded at the first request, so that other functions start without it, and kept: an `import()` per request is slow. */
const load = () => import('./builtSite.ts');
let loaded: ReturnType<typeof load> | undefined;

async function answerTo(address: string) {
  loaded ??= load();
  const answer = await (await (await loaded).builtSite())(address, Date.now());
  const body = Buffer.from(answer.body);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status: answer.status, headers: { ...answer.headers, ETag: etag }, body };
}
type Answer = Awaited<ReturnType<typeof answerTo>>;

const pending = new Map<string, Promise<Answer>>();

function answerOnce(address: string): Promise<Answer> {
  const known = pending.get(address);
  if (known) return known;
  const answer = answerTo(address).finally(() => pending.delete(address));
  pending.set(address, answer);
  return answer;
}

/** Hosting forwards every address that is no file; its CDN caches cacheable responses. */
export const site = onRequest(
  { ...options, ...awaited, invoker: 'public' },
  async (request, response) => {
    guardAnswer(response);
    if (request.path.startsWith('/ical/'))
      return (await import('../calendar/ical.ts')).ical(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    try {
      const { status, headers, body } = await answerOnce(request.url);
      // Answers 304 if the client has the current page.
      response.status(status).set(headers).send(body);
    } catch (error) {
      logger.error('The site could not be opened', errorFacts(error));
      response.status(503).set('Retry-After', '10').type('text/plain');
      response.send('The page could not be loaded. Please try again in a moment.');
    }
  },
);
