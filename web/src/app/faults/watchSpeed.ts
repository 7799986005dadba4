import { onCLS, onINP, onLCP } from 'web-vitals';
import type { MetricType } from 'web-vitals';
import { noteFault } from '../../ui/faults/noteFault.ts';

/** Notes a page that is slow to load, to respond, or has large layout shifts: 'poor' by https://web.dev/vitals. */
export function watchSpeed(): void {
  const note = ({ name, rating }: MetricType) => {
    if (rating === 'poor') noteFault('slow', new Error(`${name} is poor`));
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
}
