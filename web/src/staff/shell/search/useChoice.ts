import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Moves through a list with the arrows while the focus stays in the field; Enter opens what is chosen. */
export function useChoice(count: number, idOf: (index: number) => string) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, count - 1);
  const choose = (next: number) => {
    setChosen(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method is composing is not to be taken for an answer.
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose((index + 1) % count);
    else if (event.key === 'ArrowUp') choose((index - 1 + count) % count);
    else if (event.key === 'Enter') document.getElementById(idOf(index))?.click();
    else return;
    event.preventDefault();
  };
  return { index, onKeyDown, setChosen };
}
