/** Changes within this time are rendered together. */
const paceMs = 250;

const pending = new Map<object, () => void>();
const ranAtMs = new WeakMap<object, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function run(source: object, change: () => void): void {
  ranAtMs.set(source, performance.now());
  change();
}

function runAll(): void {
  timer = undefined;
  const all = [...pending];
  pending.clear();
  for (const [source, change] of all) run(source, change);
}

/**
 * Runs a change at once, or a moment later if its source has just changed: then with the pending changes of all sources,
 * so that they are rendered once. Of several changes of a source only the last one runs.
 */
export function pace(source: object, change: () => void): void {
  const sinceMs = performance.now() - (ranAtMs.get(source) ?? -Infinity);
  if (sinceMs >= paceMs && !pending.has(source)) {
    run(source, change);
    return;
  }
  pending.set(source, change);
  timer ??= setTimeout(runAll, paceMs);
}
