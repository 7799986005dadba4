interface Timed {
  at?: Date | undefined;
}

/** An entry without a time is invalid and comes first, so that someone sees it. */
const timeOf = ({ at }: Timed): number => at?.getTime() ?? Infinity;

/** The most recent entries of several lists, each sorted newest first. */
export const newestOf = <Item extends Timed>(
  lists: readonly (readonly Item[])[],
  atMost: number,
): Item[] =>
  lists
    .flat()
    .toSorted((one, other) => (timeOf(other) === timeOf(one) ? 0 : timeOf(other) - timeOf(one)))
    .slice(0, atMost);
