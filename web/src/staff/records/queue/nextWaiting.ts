interface Waits {
  id: string;
}

interface Queue<Row extends Waits> {
  /** The rows as they stand on screen, and all there are by now. */
  standing: readonly Row[];
  live: readonly Row[];
  waits: (row: Row) => boolean;
}

/** The next one that waits after the given one: below it, else above it, else among those that are not shown yet. */
export function nextWaiting<Row extends Waits>(
  id: string,
  { standing, live, waits }: Queue<Row>,
): Row | undefined {
  const place = standing.findIndex((row) => row.id === id);
  const inTurn = [...standing.slice(place + 1), ...standing.slice(0, Math.max(0, place)), ...live];
  return inTurn.find((row) => row.id !== id && waits(row));
}
