/** Whether a form has changed since this call: what is typed while it is saved is not part of that. */
export function changesSince({ getValues }: { getValues: () => unknown }): () => boolean {
  const before = JSON.stringify(getValues());
  return () => JSON.stringify(getValues()) !== before;
}
