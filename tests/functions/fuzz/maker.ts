import type { Random } from './counters/events.ts';
import type { Hosts } from './hosts.ts';

export interface FuzzedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Makes requests to one of the servers. */
export type Maker = (random: Random, hosts: Hosts) => Omit<FuzzedRequest, 'headers'>;
