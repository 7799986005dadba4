import { holdIslands } from '../ui/bootstrap/hold.ts';
import { tapSoon, type, typedIn } from '../ui/bootstrap/replay.ts';
import { noteTabbing } from '../ui/useTabbing.ts';

/** Hydration resets typed text. Returns a function to call after hydration: it replays what was typed and tapped. */
export function replayCapturedInput(root: ParentNode): () => void {
  const typed = typedIn(root);
  const { capturedInput } = window;
  capturedInput?.end();
  const taps = capturedInput ? holdIslands(root, capturedInput) : [];
  return () => {
    delete window.capturedInput;
    typed.forEach(type);
    if (capturedInput?.tabbed) noteTabbing();
    taps.forEach(tapSoon);
  };
}
