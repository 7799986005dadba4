import Button, { type ButtonProps } from '@mui/material/Button';
import { isSameValue } from '@selasar/domain/requests';
import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useState } from 'react';

interface Frozen<Row> {
  view: string;
  rows: readonly Row[];
}

interface StableRowsOptions<Row> {
  /** The current rows in their order; undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Another view, such as another search, is another list. */
  view: string;
  held?: boolean;
  /** The rows in their order on screen, if it differs. */
  onScreen?: (() => readonly Row[] | undefined) | undefined;
}

export type StableRows<Row> = ReturnType<typeof useStableRows<Row>>;

/** A list in use is frozen: only contents update. The same object until one of its rows changes. */
export function useStableRows<Row>(options: StableRowsOptions<Row>) {
  const { rowId, view, held = false, onScreen } = options;
  const rows = useSameList(options.rows);
  const { inUse, handlers } = useInUse(held);
  const [frozen, setFrozen] = useState<Frozen<Row>>();
  const isFrozen = inUse && frozen?.view === view;

  useEffect(() => {
    if (!inUse || !rows || isFrozen) return;
    const shown = onScreen?.();
    // oxlint-disable-next-line react/set-state-in-effect -- a grid has sorted the rows once they are rendered
    setFrozen({ view, rows: shown?.length === rows.length ? shown : rows });
  }, [inUse, rows, isFrozen, view, onScreen]);
  if (!inUse && frozen) setFrozen(undefined);
  if (isFrozen && rows) {
    const latest = updated(frozen.rows, rows, rowId);
    if (latest !== frozen.rows) setFrozen({ view, rows: latest });
  }

  const update = useCallback(
    (row: Row) =>
      setFrozen((before) => {
        const shown = before?.rows.find((one) => rowId(one) === rowId(row));
        // Another listener reports it first as it was.
        if (!before || isSameValue(shown, row)) return before;
        const latest = updated(before.rows, [row], rowId);
        return latest === before.rows ? before : { ...before, rows: latest };
      }),
    [rowId],
  );
  const showPending = useCallback(() => setFrozen(undefined), []);

  const live = rows?.map(rowId);
  const ids = isFrozen ? frozen.rows.map(rowId) : [];
  return {
    rows: isFrozen ? frozen.rows : rows,
    isFrozen,
    pending: isFrozen && live ? newCount(ids, live) : 0,
    showPending,
    removed: useSameList(live ? ids.filter((id) => !live.includes(id)) : []),
    update,
    /** For the element that contains the rows. */
    handlers,
  };
}

/** Rows after the last frozen one are where a page ends, and do not count. */
function newCount(frozen: readonly string[], live: readonly string[]): number {
  const last = live.findLastIndex((id) => frozen.includes(id));
  const within = last === -1 ? live : live.slice(0, last);
  return within.filter((id) => !frozen.includes(id)).length;
}

function sameList<List extends readonly unknown[] | undefined>(before: List, after: List): List {
  const isSame =
    before?.length === after?.length && (after?.every((one, at) => one === before?.[at]) ?? true);
  return isSame ? before : after;
}

function useSameList<List extends readonly unknown[] | undefined>(list: List): List {
  const [before, setBefore] = useState(list);
  const same = sameList(before, list);
  if (same !== before) setBefore(same);
  return same;
}

function updated<Row>(
  frozen: readonly Row[],
  latest: readonly Row[],
  rowId: (row: Row) => string,
): readonly Row[] {
  const byId = new Map(latest.map((row) => [rowId(row), row]));
  return sameList(
    frozen,
    frozen.map((row) => byId.get(rowId(row)) ?? row),
  );
}

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

interface PendingButtonProps {
  list: { pending: number; showPending: () => void };
  sx?: ButtonProps['sx'];
}

export function PendingButton({ list, sx = {} }: PendingButtonProps) {
  if (list.pending === 0) return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      size="small"
      onClick={() => list.showPending()}
      sx={sx}
    >
      <span>{`${list.pending} new · show`}</span>
    </Button>
  );
}
