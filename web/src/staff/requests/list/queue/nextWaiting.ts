interface Waits {
  id: string;
}

interface Queue<Row extends Waits> {
  shown: readonly Row[];
  latest: readonly Row[];
  waits: (row: Row) => boolean;
}

export function nextWaiting<Row extends Waits>(
  id: string,
  { shown, latest, waits }: Queue<Row>,
): Row | undefined {
  const place = shown.findIndex((row) => row.id === id);
  const inTurn = [...shown.slice(place + 1), ...shown.slice(0, Math.max(0, place)), ...latest];
  return inTurn.find((row) => row.id !== id && waits(row));
}
