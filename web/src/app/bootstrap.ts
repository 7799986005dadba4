import { holdParts } from '../ui/bootstrap/hold.ts';
import { tapSoon, type, typedIn } from '../ui/bootstrap/replay.ts';
import { noteTabbing } from '../ui/useTabbing.ts';

/**
 * Captures input before hydration, which resets typed text. Returns a function to call after hydration: it replays what
 * was typed and tapped. Events on lazy islands are held until the islands are hydrated.
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
