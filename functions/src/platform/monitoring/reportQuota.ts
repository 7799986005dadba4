import { reportLimits } from '@selasar/domain';
import { clientAddress } from '../requests/clientAddress.ts';
import { hourOf } from '../requests/hour.ts';

/** How much each has reported within this hour. There is one server, so it knows; nothing of it is stored. */
const reported = new Map<string, number>();
let hour = 0;
/** More addresses than that within an hour are no visitors. */
const mostAddresses = 10_000;

/**
 * Whether who reports has reported too much within this hour. Google's own entry tells from where the function was
 * asked; that cannot be forged, and is one address for the many whom Hosting sends. Its CDN names each of them in a
 * header, but anyone can write that header: so it shares out what an address has, and gets nobody more.
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

/** Whether all together have reported too much within this minute. A flood can hide a fault for a while, and costs little. */
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
