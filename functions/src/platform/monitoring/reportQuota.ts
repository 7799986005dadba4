import { reportLimits } from '@selasar/domain';
import { clientAddress } from '../requests/clientAddress.ts';
import { hourOf } from '../requests/hour.ts';

/** The reports of each address in this hour. There is only one instance, so memory is enough. */
const reported = new Map<string, number>();
let hour = 0;
/** More addresses per hour than this are an attack, not visitors. */
const mostAddresses = 10_000;

/**
 * Whether the sender has exceeded its hourly limit. Google's own entry of the header cannot be forged, but all visitors
 * behind Hosting share it. Hosting's CDN names each visitor in a header that anyone can write; therefore it only
 * divides the limit of an address and raises nobody's.
 */
export function isTooMuch(request: Parameters<typeof clientAddress>[0]): boolean {
  const now = hourOf(Date.now());
  if (now !== hour) {
    hour = now;
    reported.clear();
  }
  const source = clientAddress(request);
  const named = request.headers['fastly-client-ip'];
  const isBehind = typeof named === 'string';
  if (isBehind && exceeds(`${source} and all behind it`, reportLimits.perSource)) return true;
  return exceeds(isBehind ? `${source} ${named.slice(0, 45)}` : source, reportLimits.perAddress);
}

let minute = { at: 0, count: 0 };

/**
 * Whether all senders together have exceeded the limit per minute. A flood can hide a fault for a while, but costs
 * little.
 */
export function isFlood(): boolean {
  const at = Math.floor(Date.now() / 60_000);
  minute = { at, count: at === minute.at ? minute.count + 1 : 1 };
  return minute.count > reportLimits.perMinute;
}

function exceeds(address: string, limit: number): boolean {
  const count = (reported.get(address) ?? 0) + 1;
  if (count > limit || (count === 1 && reported.size >= mostAddresses)) return true;
  reported.set(address, count);
  return false;
}
