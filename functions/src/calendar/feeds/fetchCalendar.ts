import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { company } from '@selasar/domain/core';
import { settings, siteOrigin } from '../../platform/settings.ts';
import { feedError, FeedError } from './feedError.ts';
import { lookupPublicAddress, refuseHiddenAddress } from './publicAddress.ts';

export const bounds = { seconds: 15, megabytes: 5, redirects: 3 };

/** The address and each redirect are untrusted (docs/decisions/0022). Throws a `FeedError`. */
export async function fetchCalendar(
  address: string,
  { seconds, megabytes, redirects } = bounds,
): Promise<string> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const text = await textOf(await follow(new URL(address), signal, redirects), megabytes);
    if (!text.trim()) throw feedError('empty');
    // A program of the portal may print a warning before it.
    if (!/^\s*BEGIN:VCALENDAR\s*$/im.test(text)) throw feedError('not-a-calendar');
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
  if (!isRedirect || redirects === 0) throw refusal(statusCode);
  if (!URL.canParse(isRedirect, url.href)) throw feedError('not-public');
  return follow(new URL(isRedirect, url), signal, redirects - 1);
}

function refusal(status: number): FeedError {
  if (status === 204) return feedError('empty');
  if ([404, 410].includes(status)) return feedError('gone', { status });
  const passes = status >= 500 || [408, 425, 429].includes(status);
  return feedError(passes ? 'busy' : 'refused', { status });
}

/** Portals refuse clients that do not say who they are. Without compression, the size of an answer is known. */
const headers = () => ({
  'User-Agent': `${company.name.replaceAll(/[^\w.-]/g, '')}-Calendar/1.0 (+${siteOrigin()})`,
  Accept: 'text/calendar, */*;q=0.1',
  'Accept-Encoding': 'identity',
});

/** No keep-alive: an open connection could belong to a host name whose address was never checked. */
async function getOnce(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const options = { agent: false, signal, headers: headers() };
  const request = isLocalFeed(url)
    ? http.get(url, options)
    : https.get(refuseOthers(url), { ...options, lookup: lookupPublicAddress() });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

function refuseOthers(url: URL): URL {
  const { protocol, port, username, password } = url;
  if (protocol !== 'https:' || port || username || password) throw feedError('not-public');
  refuseHiddenAddress(url);
  return url;
}

const isLocalFeed = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' &&
  hostname === '127.0.0.1' &&
  process.env['FUNCTIONS_EMULATOR'] === 'true' &&
  settings.localFeeds.value();

/** Some compress although we ask them not to. */
const decoders: Record<string, typeof createGunzip | typeof createBrotliDecompress> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function decompressed(answer: IncomingMessage): AsyncIterable<Buffer> {
  const decoder = decoders[answer.headers['content-encoding']?.toLowerCase() ?? '']?.();
  // Whoever reads the decoder gets its errors.
  return decoder ? pipeline(answer, decoder, () => undefined) : answer;
}

/** Stops reading at the size limit, whatever the headers say, and however much it was compressed. */
async function textOf(answer: IncomingMessage, megabytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(answer)) {
    size += chunk.length;
    if (size > megabytes * 1e6) throw feedError('too-large', { megabytes });
    chunks.push(chunk);
  }
  return decoded(Buffer.concat(chunks));
}

/** A byte order mark tells the encoding. */
function decoded(bytes: Buffer): string {
  const [first = 0, second = 0] = bytes;
  const encodings: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };
  return new TextDecoder(encodings[`${first} ${second}`]).decode(bytes);
}
