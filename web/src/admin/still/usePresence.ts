import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** How long somebody counts as present who has just left, perhaps by a pixel, and who has touched the screen. */
const lingerMs = 1200;
const touchMs = 6000;

/**
 * Whether somebody is at work in an element: the pointer is over it, the focus within it, or it was just touched.
 * `held` says so for other reasons.
 */
export function usePresence(held: boolean) {
  const at = useRef({ pointer: false, focus: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [present, setPresent] = useState(false);

  const come = () => {
    clearTimeout(timer.current);
    setPresent(true);
  };
  const go = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!at.current.pointer && !at.current.focus) setPresent(false);
    }, afterMs);
  };
  const touched = () => {
    come();
    go(touchMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    present: present || held,
    handlers: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') {
          touched();
          return;
        }
        at.current.pointer = true;
        come();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        at.current.pointer = false;
        go(lingerMs);
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') touched();
      },
      onTouchMove: touched,
      onFocus: () => {
        at.current.focus = true;
        come();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        at.current.focus = false;
        go(lingerMs);
      },
    },
  };
}
