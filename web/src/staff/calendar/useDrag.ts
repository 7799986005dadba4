import { nightsBetween } from '@selasar/domain';
import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { CalendarRow, Place } from './cell.ts';
import { placeOf } from './places.ts';
import type { ChosenNights, Nights } from './useNights.ts';

interface DragOptions {
  table: RefObject<HTMLElement | null>;
  nights: Nights;
  rowAt: (place: Place) => CalendarRow | undefined;
  canBlock: (place: Place) => boolean;
  onChoose: (chosen: ChosenNights) => void;
}

/** How long a finger must rest before it selects, and by how many pixels it may move; otherwise it scrolls. */
const restMs = 400;
const tremble = 8;

/** The day of a row at the pointer's horizontal position. */
const dayAt = (cell: Element, x: number): string | undefined =>
  Array.from(cell.parentElement?.querySelectorAll<HTMLElement>('td[data-date]') ?? []).find(
    (one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= x && x < right;
    },
  )?.dataset['date'];

interface Resting {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/** The finger no longer rests. */
function lift(resting: RefObject<Resting | undefined>): void {
  clearTimeout(resting.current?.timer);
  resting.current = undefined;
}

/**
 * Selects free nights by dragging with a mouse or pen, or with a finger that has rested on the first night. A finger
 * that moves at once scrolls; a tap is a click.
 */
export function useDrag({ table, nights, rowAt, canBlock, onChoose }: DragOptions) {
  const from = useRef<{ cell: Element; row: CalendarRow; byFinger: boolean }>(undefined);
  const resting = useRef<Resting>(undefined);
  const { chosen, clear } = nights;

  useEffect(() => {
    const release = () => {
      lift(resting);
      if (!from.current) return;
      const { byFinger } = from.current;
      from.current = undefined;
      clear();
      // A single night is a click, except for a finger that rested on it.
      const { startDate, endDate } = chosen?.nights ?? {};
      const isRange = startDate && endDate && (byFinger || nightsBetween(startDate, endDate) > 1);
      if (chosen && isRange) onChoose(chosen);
    };
    const cancelDrag = () => {
      lift(resting);
      if (from.current) clear();
      from.current = undefined;
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancelDrag);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancelDrag);
    };
  });

  useEffect(() => {
    const box = table.current;
    /** While a finger selects, prevents scrolling, the context menu and the click that would follow. */
    const prevent = (event: Event) => {
      if (from.current?.byFinger && event.cancelable) event.preventDefault();
    };
    // The listeners must not be passive, because passive ones cannot prevent the default.
    const options = { passive: false };
    const prevented = ['touchmove', 'touchend', 'contextmenu'] as const;
    for (const name of prevented) box?.addEventListener(name, prevent, options);
    return () => {
      lift(resting);
      for (const name of prevented) box?.removeEventListener(name, prevent);
    };
  }, [table]);

  return {
    onPointerDown: (event: PointerEvent) => {
      const found = placeOf(event.target);
      lift(resting);
      clear();
      if (!event.isPrimary || event.button !== 0 || !found?.isCell) return;
      const row = rowAt(found.place);
      if (!row || !canBlock(found.place)) return;
      const byFinger = event.pointerType === 'touch';
      const begin = () => {
        resting.current = undefined;
        from.current = { cell: found.cell, row, byFinger };
        nights.begin(found.place);
      };
      if (!byFinger) begin();
      else {
        const { clientX: x, clientY: y } = event;
        resting.current = { timer: setTimeout(begin, restMs), x, y };
      }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (resting.current) {
        const { x, y } = resting.current;
        if (Math.hypot(clientX - x, clientY - y) > tremble) lift(resting);
      }
      if (!from.current) return;
      const day = dayAt(from.current.cell, clientX);
      if (day) nights.extend(from.current.row, day);
    },
  };
}
