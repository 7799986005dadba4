import type { Random } from './counters/events.ts';
import { any } from './choose.ts';
import type { Hosts } from './hosts.ts';
import type { FuzzedRequest } from './maker.ts';
import { toCallable } from './toCallable.ts';
import { toFirestore } from './toFirestore.ts';
import { toStorage } from './toStorage.ts';
import { toWebChannel } from './toWebChannel.ts';

const contentTypes = ['image/webp', 'image/svg+xml', 'text/html', 'x', 'application/json'];

/** One request of somebody who sends what no program of ours does; with the token, as that person. */
export function fuzzedRequest(random: Random, hosts: Hosts, token?: string): FuzzedRequest {
  const make = any(random, [toCallable, toFirestore, toWebChannel, toStorage]);
  const request = make(random, hosts);
  const type: Record<string, string> =
    make === toStorage
      ? { 'Content-Type': any(random, contentTypes) }
      : make === toWebChannel
        ? { 'Content-Type': 'application/x-www-form-urlencoded' }
        : { 'Content-Type': 'application/json' };
  return {
    ...request,
    headers: { ...type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  };
}
