import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { settings } from '../../../platform/settings.ts';
import { FeedError, feedError } from '../feedError.ts';
import { lookupPublicAddress, refuseHiddenAddress } from './publicAddress.ts';

export const bounds = { seconds: 15, megabytes: 5, redirects: 3 };

/**
 * Downloads a calendar. The address that staff paste, and every redirect, is untrusted: only https to public hosts,
 * with limits on size and time (docs/decisions/0022-portal-calendars.md). Throws a `FeedError`.
 */
export async function fetchCalendar(
  address: string,
  { seconds, megabytes, redirects } = bounds,
): Promise<string> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const text = await textOf(await follow(new URL(address), signal, redirects), megabytes);
    if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw feedError('not-a-calendar');
    return text;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw signal.aborted ? feedError('too-slow', { seconds }) : feedError('no-answer');
  }
}

async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<IncomingMessage> {
  const answer = await getOnce(url, signal);
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return answer;
  answer.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location;
  if (!isRedirect || redirects === 0) throw feedError('refused', { status: statusCode });
  if (!URL.canParse(isRedirect, url.href)) throw feedError('not-public');
  return follow(new URL(isRedirect, url), signal, redirects - 1);
}

/** No keep-alive: an open connection could belong to a host name whose address was never checked. */
async function getOnce(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const options = {
    agent: false,
    signal,
    headers: { Accept: 'text/calendar', 'Accept-Encoding': 'identity' },
  };
  const request = isLocalFeed(url)
    ? http.get(url, options)
    : https.get(refuseOthers(url), { ...options, lookup: lookupPublicAddress() });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

/** Throws unless the address is https on port 443 without user name and password. */
function refuseOthers(url: URL): URL {
  const { protocol, port, username, password } = url;
  if (protocol !== 'https:' || port || username || password) throw feedError('not-public');
  refuseHiddenAddress(url);
  return url;
}

/** A local suite may allow feeds on this machine. */
const isLocalFeed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' &&
  hostname === '127.0.0.1' &&
  process.env['FUNCTIONS_EMULATOR'] === 'true' &&
  settings.localFeeds.value();

/** Stops reading at the size limit, whatever the headers say. */
async function textOf(answer: IncomingMessage, megabytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > megabytes * 1e6) throw feedError('too-large', { megabytes });
    chunks.push(chunk);
  }
  // Removes a byte order mark, which is no part of a calendar.
  return new TextDecoder().decode(Buffer.concat(chunks));
}
