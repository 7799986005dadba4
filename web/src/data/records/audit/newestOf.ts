interface Timed {
  at?: Date | undefined;
}

/** One without a time is damaged: somebody has to see it. */
const timeOf = ({ at }: Timed): number => at?.getTime() ?? Infinity;

/** The newest of several lists, each with its own newest first. */
export const newestOf = <Item extends Timed>(
  lists: readonly (readonly Item[])[],
  atMost: number,
): Item[] =>
  lists
    .flat()
    .toSorted((one, other) => (timeOf(other) === timeOf(one) ? 0 : timeOf(other) - timeOf(one)))
    .slice(0, atMost);
