import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

interface Request {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Only the last entry of X-Forwarded-For is Google's own. An IPv6 customer has a whole network. */
export function clientAddress({ headers, socket }: Request): string {
  const forwarded = headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const address = list?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
}

/** The first 64 bits: '2001:db8::1' and '2001:db8:0:0:7::' both give '2001:db8:0:0'. */
function networkOf(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part = '') => (part === '' ? [] : part.split(':'));
  const left = groups(before);
  const right = groups(after);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
