import { holdParts } from '../ui/early/hold.ts';
import { tapOn, type, typedIn } from '../ui/early/replay.ts';
import { noteTabbing } from '../ui/useTabbing.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * Asked before React takes the page over, which undoes what was typed, and from then on hears all by itself. Answers a
 * function for afterwards: it does once more what was typed and tapped. What happens to parts that wait is held for them.
 */
export function keepEarly(root: ParentNode): () => void {
  const typed = typedIn(root);
  const { early } = window;
  early?.end();
  holdParts(root);
  return () => {
    delete window.early;
    typed.forEach(type);
    if (early?.tabbed) noteTabbing();
    const { button } = early ?? {};
    // Parts of the page are taken over later, and only then learn what device it is.
    if (button) whenIdle(() => tapOn(button));
  };
}
