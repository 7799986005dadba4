/** What waits to be shown while a list stands still. */
export interface Waiting {
  /** Those that came in. */
  arrived: number;
  /** Those that no longer belong here. */
  left: number;
  /** Those that stand elsewhere now. */
  moved: number;
}

export const nothingWaits: Waiting = { arrived: 0, left: 0, moved: 0 };

/**
 * How a list that stands differs from what it would be, both by ids. What lies beyond the last one that both have is
 * where a page ends, and no news.
 */
export function waitingIn(standing: readonly string[], live: readonly string[]): Waiting {
  const [stands, lives] = [new Set(standing), new Set(live)];
  const inBoth = standing.filter((id) => lives.has(id));
  const order = live.filter((id) => stands.has(id));
  const [lastLive, lastStanding] = [
    live.findLastIndex((id) => stands.has(id)),
    standing.findLastIndex((id) => lives.has(id)),
  ];
  const within = (index: number, last: number) => last === -1 || index < last;
  return {
    arrived: live.filter((id, index) => !stands.has(id) && within(index, lastLive)).length,
    left: standing.filter((id, index) => !lives.has(id) && within(index, lastStanding)).length,
    moved: inBoth.filter((id, index) => order[index] !== id).length,
  };
}

/** '3 new, 1 gone'; '' for nothing. */
export const inWords = ({ arrived, left, moved }: Waiting): string =>
  [
    arrived > 0 ? `${arrived} new` : '',
    left > 0 ? `${left} gone` : '',
    moved > 0 ? `${moved} moved` : '',
  ]
    .filter(Boolean)
    .join(', ');
