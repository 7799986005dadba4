import { onCLS, onINP, onLCP } from 'web-vitals';
import type { MetricType } from 'web-vitals';
import { noteFault } from '../../ui/faults/noteFault.ts';

/** Notes a page that is slow to show, to answer or to stand still: beyond what https://web.dev/vitals calls poor. */
export function watchSpeed(): void {
  const note = ({ name, rating }: MetricType) => {
    if (rating === 'poor') noteFault('slow', new Error(`${name} is poor`));
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
}
