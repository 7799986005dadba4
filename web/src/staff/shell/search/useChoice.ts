import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * Moves through a list with the arrow keys while the focus stays in the field; Enter opens the selected result, or the
 * first one as soon as there is one.
 */
export function useChoice(count: number, idOf: (index: number) => string) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, count - 1);
  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || count === 0) return;
    isAwaited.current = false;
    document.getElementById(idOf(0))?.click();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Text in an input method's composition must not trigger it.
    if (event.nativeEvent.isComposing) return;
    if (count === 0) isAwaited.current = event.key === 'Enter';
    else if (event.key === 'ArrowDown') choose((index + 1) % count);
    else if (event.key === 'ArrowUp') choose((index - 1 + count) % count);
    else if (event.key === 'Enter') document.getElementById(idOf(index))?.click();
    else return;
    if (count > 0) event.preventDefault();
  };
  return { index, onKeyDown, setChosen };
}
