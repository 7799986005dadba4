export function changesSince({ getValues }: { getValues: () => unknown }): () => boolean {
  const before = JSON.stringify(getValues());
  return () => JSON.stringify(getValues()) !== before;
}
