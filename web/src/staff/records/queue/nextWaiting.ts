interface Waits {
  id: string;
}

interface Queue<Row extends Waits> {
  /** The rows on screen, and all current rows. */
  shown: readonly Row[];
  latest: readonly Row[];
  waits: (row: Row) => boolean;
}

/** The next pending row after the given one: below it, else above it, else among those that are not shown yet. */
export function nextWaiting<Row extends Waits>(
  id: string,
  { shown, latest, waits }: Queue<Row>,
): Row | undefined {
  const place = shown.findIndex((row) => row.id === id);
  const inTurn = [...shown.slice(place + 1), ...shown.slice(0, Math.max(0, place)), ...latest];
  return inTurn.find((row) => row.id !== id && waits(row));
}
