import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { feedError } from './feedError.ts';

/** Public address ranges; for IPv4 that is everything. */
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');

/** Exceptions: the special-purpose ranges of IANA's registries. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: it embeds an IPv4 address.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && givenOut.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** No lookup happens for a host that is an IP address. */
export function refuseHiddenAddress({ hostname }: URL): void {
  const address = hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(address) && !isPublicAddress(address)) throw feedError('not-public');
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Node does no second lookup, so the name cannot resolve to something else in between. */
export const lookupPublicAddress =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return callback(error, '');
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(feedError('not-public'), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
