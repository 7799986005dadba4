import { type PointerEvent, type SyntheticEvent, useEffect, useState } from 'react';

/** How long an element stays in use: the pointer may leave by a pixel, and the focus returns after a sheet closes. */
const lingerMs = 1200;

/** In use by pointer, last touch, focus or `held`. The handlers are the same for all renders. */
export function useInUse(held: boolean) {
  const [isActive, setIsActive] = useState(false);
  const [usage] = useState(() =>
    trackUsage(
      () => setIsActive(true),
      () => setIsActive(false),
    ),
  );
  if (held && !isActive) setIsActive(true);
  useEffect(() => (isActive ? usage.watchElsewhere() : undefined), [isActive, usage]);
  // After each render: no event fires when the focused element is removed.
  useEffect(() => {
    if (isActive) usage.hold(held);
  });
  useEffect(() => usage.keep, [usage]);
  return { inUse: isActive || held, handlers: usage.handlers };
}

function trackUsage(begin: () => void, end: () => void) {
  /** The elements in use: a list and its footer are two. */
  const places = new Set<Element>();
  let isPointed = false;
  let isHeld = false;
  let lastInside: Event | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isUsed = () =>
    isPointed || isHeld || [...places].some((place) => place.contains(document.activeElement));
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const settle = () => {
    if (isUsed()) keep();
    else {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (!isUsed()) end();
      }, lingerMs);
    }
  };
  const activate = ({ currentTarget }: SyntheticEvent) => {
    places.add(currentTarget);
    keep();
    begin();
  };
  const point = (event: PointerEvent) => {
    isPointed = true;
    lastInside = event.nativeEvent;
    activate(event);
  };
  const leave = () => {
    isPointed = false;
    settle();
  };
  return {
    keep,
    hold: (held: boolean) => {
      isHeld = held;
      settle();
    },
    /** No leave event fires when the element under the pointer is removed, and a touch does not leave. */
    watchElsewhere: () => {
      const elsewhere = (event: Event) => {
        if (event !== lastInside) leave();
      };
      document.addEventListener('pointermove', elsewhere);
      document.addEventListener('pointerdown', elsewhere);
      return () => {
        document.removeEventListener('pointermove', elsewhere);
        document.removeEventListener('pointerdown', elsewhere);
      };
    },
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') leave();
      },
      onFocus: activate,
      onBlur: settle,
    },
  };
}
