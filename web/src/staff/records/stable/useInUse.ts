import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, SyntheticEvent } from 'react';

/** How long an element counts as used after the pointer leaves, perhaps by a pixel, and after a touch. */
const lingerMs = 1200;
const touchMs = 6000;
const pollMs = 200;

/**
 * Whether an element is in use: the pointer is over it, the focus is in it, or it was just touched. `held` keeps it in
 * use for other reasons. The handlers are the same for all renders.
 */
export function useInUse(held: boolean) {
  const at = useRef({
    pointer: false,
    moved: undefined as Event | undefined,
    untilMs: 0,
    /** The elements in use: a list and its footer are two. */
    places: new Set<Element>(),
  });
  const [isActive, setIsActive] = useState(false);

  // No leave event fires when the element under the pointer is removed, so moves elsewhere are watched too.
  useEffect(() => {
    if (!isActive) return undefined;
    const { current } = at;
    const moved = (event: globalThis.PointerEvent) => {
      if (event.pointerType === 'touch' || !current.pointer || event === current.moved) return;
      current.pointer = false;
      current.untilMs = Date.now() + lingerMs;
    };
    document.addEventListener('pointermove', moved);
    return () => document.removeEventListener('pointermove', moved);
  }, [isActive]);
  // An open sheet has covered the list; when it closes, the focus returns a moment later.
  if (held && !isActive) setIsActive(true);
  useEffect(() => {
    if (!held) return undefined;
    const { current } = at;
    return () => {
      current.untilMs = Date.now() + lingerMs;
    };
  }, [held]);
  // Polled, because removing a focused element fires no event.
  useEffect(() => {
    if (!isActive || held) return undefined;
    const timer = setInterval(() => {
      const { pointer, untilMs, places } = at.current;
      const isFocused = [...places].some((place) => place.contains(document.activeElement));
      if (!pointer && !isFocused && Date.now() >= untilMs) setIsActive(false);
    }, pollMs);
    return () => clearInterval(timer);
  }, [isActive, held]);

  const [handlers] = useState(() => {
    const activate = ({ currentTarget }: SyntheticEvent) => {
      at.current.places.add(currentTarget);
      setIsActive(true);
    };
    const linger = (forMs: number) => {
      at.current.untilMs = Date.now() + forMs;
    };
    const touched = (event: SyntheticEvent) => {
      linger(touchMs);
      activate(event);
    };
    return {
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === 'touch') {
          touched(event);
          return;
        }
        at.current.pointer = true;
        at.current.moved = event.nativeEvent;
        activate(event);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        at.current.pointer = false;
        linger(lingerMs);
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') touched(event);
      },
      onTouchMove: touched,
      onFocus: activate,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) linger(lingerMs);
      },
    };
  });
  return { inUse: isActive || held, handlers };
}
