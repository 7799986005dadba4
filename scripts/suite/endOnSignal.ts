/** Ends this process when it is told to, so that what it has started is told to end as well: see run.ts. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
}
