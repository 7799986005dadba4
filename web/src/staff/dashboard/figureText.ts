import { formatCount, monthOfStats } from '@selasar/domain';
import type { Drift } from '@selasar/domain';

/** The maximum shown; the rest is in the log. */
const namedAtMost = 5;

/** 'bookings, pending' of 'overview/bookings/pending'. */
export function figureName(counter: string): string {
  const [document = '', ...path] = counter.split('/');
  if (document === 'weeks') return `${path[2]} of the week of ${path[1]}`;
  const monthly = monthOfStats(document);
  // '… of ubud-walk in 2026-12'
  if (monthly !== undefined) return `${path.at(-1)} of ${path.at(-2)} in ${monthly}`;
  const [figure, part, month] = path;
  return part === 'months' ? `${figure} of ${month}` : `${figure}, ${part}`;
}

const change = ({ counter, stored, counted }: Drift): string =>
  `${figureName(counter)} (${formatCount(stored)} → ${formatCount(counted)})`;

/** Number of figures that the last recount corrected. */
export const driftText = (count: number): string =>
  count === 0 ? 'No drift.' : `${count} ${count === 1 ? 'figure' : 'figures'} had drifted.`;

/** The result of a recount. */
export function recountText(drift: readonly Drift[]): string {
  if (drift.length === 0) return 'All figures were correct.';
  const [were, have] = drift.length === 1 ? ['figure was', 'has'] : ['figures were', 'have'];
  const more = drift.length - namedAtMost;
  const named = drift.slice(0, namedAtMost).map(change).join('; ');
  const rest = more > 0 ? `; and ${more} more` : '';
  return `${drift.length} ${were} wrong and ${have} been corrected: ${named}${rest}.`;
}
