import type { StreamHandler } from '../model/stream.ts';
import type { CommitLog } from '../store/types.ts';
import { ListenHub } from './hub.ts';
import type { ListenRequest } from './messages.ts';
import { ListenTargets } from './listenTargets.ts';
import type { ListenOptions } from './listenTargets.ts';

export type { ListenRequest, ListenResponse } from './messages.ts';
export type { ListenOptions } from './listenTargets.ts';
export type { ListenAuthorizer } from './target.ts';

const hubs = new WeakMap<CommitLog, ListenHub>();

/** Serves one Listen stream on one database. All work is done in the tick of the request or commit that causes it. */
export function createListenHandler(options: ListenOptions): StreamHandler<ListenRequest> {
  const hub = hubs.get(options.store) ?? new ListenHub(options.store);
  hubs.set(options.store, hub);
  return new ListenTargets(options, hub);
}
