import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';

const focusable = '[tabindex="0"], a[href], button:not(:disabled), input:not(:disabled)';

/** The element and all around it. */
function pathOf(element: EventTarget | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Gives the focus back to where it was before it went to a toast, because the pressed button disappears with its toast.
 * If that place is gone, such as a row that has left its list, what is around it gets the focus.
 */
export function useFocusReturn() {
  const path = useRef<readonly HTMLElement[]>([]);
  return {
    onFocusCapture: (event: FocusEvent) => {
      const { relatedTarget, currentTarget } = event;
      if (!currentTarget.contains(relatedTarget)) path.current = pathOf(relatedTarget);
      // Sonner would return the focus whenever it leaves the toasts, also from where a person or an action moved it.
      event.stopPropagation();
    },
    onClick: ({ currentTarget }: MouseEvent) => {
      // An action may have moved the focus itself.
      const pressed = document.activeElement?.closest('button');
      if (!pressed || !currentTarget.contains(pressed)) return;
      const [place, ...around] = path.current;
      if (place?.isConnected) place.focus({ preventScroll: true });
      else
        around
          .find((one) => one.isConnected)
          ?.querySelector<HTMLElement>(focusable)
          ?.focus();
    },
  };
}
