import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Moves through a list with the arrow keys while the focus stays in the field; Enter opens the selected result. */
export function useChoice(count: number, idOf: (index: number) => string) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, count - 1);
  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Text in an input method's composition must not trigger it.
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose((index + 1) % count);
    else if (event.key === 'ArrowUp') choose((index - 1 + count) % count);
    else if (event.key === 'Enter') document.getElementById(idOf(index))?.click();
    else return;
    event.preventDefault();
  };
  return { index, onKeyDown, setChosen };
}
