import { holdParts } from '../ui/bootstrap/hold.ts';
import { tapSoon, type, typedIn } from '../ui/bootstrap/replay.ts';
import { noteTabbing } from '../ui/useTabbing.ts';

/**
 * Asked before React takes the page over, which undoes what was typed, and from then on hears all by itself. Answers a
 * function for afterwards: it does once more what was typed and tapped. What happens to parts that wait is held for them.
 */
export function captureEarlyInput(root: ParentNode): () => void {
  const typed = typedIn(root);
  const { early } = window;
  early?.end();
  const taps = early ? holdParts(root, early) : [];
  return () => {
    delete window.early;
    typed.forEach(type);
    if (early?.tabbed) noteTabbing();
    taps.forEach(tapSoon);
  };
}
