/** Updates that are not shown while a list is frozen. */
export interface Pending {
  added: number;
  removed: number;
  /** Rows that have moved. */
  moved: number;
}

export const nothingPending: Pending = { added: 0, removed: 0, moved: 0 };

/**
 * How a frozen list differs from its current state, both by ids. Rows after the last one that both have are where a
 * page ends, and do not count.
 */
export function pendingIn(frozen: readonly string[], live: readonly string[]): Pending {
  const [frozenIds, liveIds] = [new Set(frozen), new Set(live)];
  const inBoth = frozen.filter((id) => liveIds.has(id));
  const order = live.filter((id) => frozenIds.has(id));
  const [lastLive, lastFrozen] = [
    live.findLastIndex((id) => frozenIds.has(id)),
    frozen.findLastIndex((id) => liveIds.has(id)),
  ];
  const within = (index: number, last: number) => last === -1 || index < last;
  return {
    added: live.filter((id, index) => !frozenIds.has(id) && within(index, lastLive)).length,
    removed: frozen.filter((id, index) => !liveIds.has(id) && within(index, lastFrozen)).length,
    moved: inBoth.filter((id, index) => order[index] !== id).length,
  };
}

/** '3 new, 1 gone'; '' for nothing. */
export const pendingText = ({ added, removed, moved }: Pending): string =>
  [
    added > 0 ? `${added} new` : '',
    removed > 0 ? `${removed} gone` : '',
    moved > 0 ? `${moved} moved` : '',
  ]
    .filter(Boolean)
    .join(', ');
