import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feedError.ts';
import { isPublicAddress, lookupPublicAddress, refuseHiddenAddress } from './publicAddress.ts';

describe('an address', () => {
  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700::1111',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['of a carrier', '100.64.0.1'],
    ['of a carrier', '100.127.255.255'],
    ['the machine itself', '127.0.0.1'],
    ['the machine itself', '127.255.0.1'],
    ['link-local, as the metadata server', '169.254.169.254'],
    ['for tests of speed', '198.18.0.1'],
    ['for documents', '192.0.2.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['nothing', '::'],
    ['the machine itself', '::1'],
    ['unique local', 'fc00::1'],
    ['unique local, as a metadata server', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['site-local of old', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, and public', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 behind NAT64', '64:ff9b::7f00:1'],
    ['IPv4 behind NAT64', '64:ff9b:1::a00:1'],
    ['IPv4 behind 6to4', '2002:7f00:1::'],
    ['IPv4 behind Teredo', '2001::1'],
    ['for documents', '2001:db8::1'],
    ['for documents', '3fff:1::1'],
    ['with a zone of the machine', 'fe80::1%eth0'],
    ['not given out', '4000::1'],
    ['no address', 'portal.example'],
    ['no address', ''],
    ['a network', '8.8.8.0/24'],
    ['written in another way', '0x08.8.8.8'],
  ])('that is %s is not: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:a9fe:a9fe]/',
])('%s is refused before any lookup', (address) => {
  expect(() => refuseHiddenAddress(new URL(address))).toThrow(FeedError);
});

it('an address of the open internet, or a name, is not', () => {
  for (const address of ['https://8.8.8.8/', 'https://[2606:4700::1111]/', 'https://a.example/']) {
    expect(() => refuseHiddenAddress(new URL(address))).not.toThrow();
  }
});

/** The lookup error of a name that resolves to such addresses. */
const resolved = (addresses: string[], all: boolean) =>
  new Promise<unknown>((resolve) => {
    const lookup = lookupPublicAddress((_, __, callback) =>
      callback(
        null,
        addresses.map((address): LookupAddress => ({
          address,
          family: address.includes(':') ? 6 : 4,
        })),
      ),
    );
    lookup('portal.example', { all }, (error, ...found) => resolve(error ?? found));
  });

describe('a name', () => {
  it('resolves to exactly the addresses that were checked', async () => {
    expect(await resolved(['8.8.8.8', '2606:4700::1111'], true)).toEqual([
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ]);
    expect(await resolved(['8.8.8.8', '8.8.4.4'], false)).toEqual(['8.8.8.8', 4]);
  });

  it('is refused if even one of its addresses is not public', async () => {
    for (const all of [true, false]) {
      expect(await resolved(['8.8.8.8', '10.0.0.1'], all)).toBeInstanceOf(FeedError);
      expect(await resolved(['::ffff:127.0.0.1'], all)).toBeInstanceOf(FeedError);
      expect(await resolved([], all)).toBeInstanceOf(FeedError);
    }
  });

  it('of this machine is refused', async () => {
    const found = await new Promise((resolve) => {
      lookupPublicAddress()('localhost', { all: true }, (error) => resolve(error));
    });
    expect(found).toBeInstanceOf(FeedError);
  });

  it('that does not resolve fails with the system error', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ENOTFOUND' });
    const lookup = lookupPublicAddress((_, __, callback) => callback(gone, []));
    const found = await new Promise((resolve) => {
      lookup('portal.example', { all: true }, (error) => resolve(error));
    });
    expect(found).toBe(gone);
  });
});
