import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type CivilDate, nightsOf, type Stay } from '@selasar/domain/core';
import { useEffect, useId, useMemo, useRef, type MouseEvent, useState } from 'react';
import { barsOn, type CalendarRow, isBlockable, isChoosable, type Place } from './cell.ts';
import { DayHeads } from './DayHeads.tsx';
import { clicksText, keysText, onGridKey, opensOf, placeOf, useActiveCell } from './gridKeys.ts';
import { tableStyles } from './styles.ts';
import { dayAddress, rowAddress } from './calendarState.ts';
import type { CalendarView } from './period.ts';
import { RowCells } from './RowCells.tsx';
import { nightsAt, useNights, type ChosenNights } from './useNights.ts';

/** How long a user needs to notice that something has moved. */
const restMs = 400;

const lanesOf = (rows: readonly CalendarRow[]): string =>
  rows.map((row) => `${row.id} ${row.kind === 'villas' ? row.lanes : 1}`).join();

/** True for a moment after rows change or grow: a click in progress would hit the wrong row. */
function useShield(rows: readonly CalendarRow[]): boolean {
  const lanes = lanesOf(rows);
  const [settled, setSettled] = useState(lanes);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(lanes), restMs);
    return () => clearTimeout(timer);
  }, [lanes]);
  return settled !== lanes;
}

interface OccupancyTableProps {
  view: CalendarView;
  period: Stay;
  rows: readonly CalendarRow[];
  today: CivilDate;
  isKnown: boolean;
  nightsToBook: ChosenNights | undefined;
  shielded: boolean;
  onTurn: (to: -1 | 1 | 'today') => CivilDate;
  onLeave: (date: CivilDate) => void;
  onOpen: (address: string) => void;
  onChoose: (chosen: ChosenNights) => void;
}

/** In pixels, at least. */
const dayWidth = { month: { xs: 36, lg: 28 }, week: { xs: 32, lg: 32 } } as const;

const sections = [
  ['villas', 'Villas'],
  ['tours', 'Tours'],
] as const;

/** One handler serves the pointer and keys of thousands of cells. */
export function OccupancyTable(props: OccupancyTableProps) {
  const { view, period, rows, today, isKnown, nightsToBook, onOpen, onChoose } = props;
  const keysId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => nightsOf(period), [period]);
  const byAddress = useMemo(() => new Map(rows.map((row) => [rowAddress(row), row])), [rows]);
  const addresses = useMemo(() => [...byAddress.keys()], [byAddress]);
  const { active, mark, moveTo } = useActiveCell(table, addresses, days, today);
  const nights = useNights(days, today);
  const shielded = useShield(rows) || props.shielded;

  const rowAt = ({ row }: Place) => byAddress.get(row);
  const canBlock = (place: Place) => {
    const row = rowAt(place);
    return row !== undefined && isKnown && isBlockable(row, place.date, today);
  };
  const choose = (last: Place, first = last.date) =>
    onChoose({ row: last.row, nights: nightsAt(first, last.date) });
  const press = (place: Place, onFreeNight: (place: Place) => void) => {
    const row = rowAt(place);
    if (!row || !isKnown) return;
    const on =
      row.kind === 'villas'
        ? barsOn(row, place.date).map(({ opens }) => opens)
        : (row.days.get(place.date)?.bookings ?? []).map(({ id }) => id);
    const [only, ...others] = on;
    if (only) onOpen(others.length > 0 ? dayAddress(place.row, place.date) : only);
    else if (canBlock(place)) onFreeNight(place);
    else if (isChoosable(row, place.date, today)) choose(place);
  };
  /** Nights are selected by a click on the first and on the last; any other click forgets the first. */
  const onClick = ({ target }: MouseEvent) => {
    const { anchor } = nights;
    nights.clear();
    const found = placeOf(target);
    if (found) mark(found.place);
    const opens = opensOf(target);
    if (opens) onOpen(opens);
    else if (!found?.isCell) return;
    else if (anchor?.row === found.place.row && canBlock(found.place))
      choose(found.place, anchor.date);
    else press(found.place, nights.begin);
  };
  const { onTurn, onLeave } = props;
  const onKeyDown = onGridKey({
    rows: addresses,
    days,
    today,
    nights,
    rowAt,
    canBlock,
    moveTo,
    onTurn,
    onLeave,
    onChoose,
    onPress: (place) => press(place, choose),
  });
  const chosen = nights.chosen ?? nightsToBook;

  // If a month does not fit, it scrolls to today; later the focus decides.
  useEffect(() => {
    const [box, shown] = [scroller.current, table.current];
    if (!box || !shown || shown.contains(document.activeElement)) return;
    const heads = shown.querySelectorAll<HTMLElement>('thead th');
    const [name, head] = [heads[0], heads[1 + days.indexOf(today)]];
    box.scrollLeft = name && head ? head.offsetLeft - name.offsetWidth : 0;
  }, [days, today]);

  return (
    <>
      <Box
        ref={scroller}
        sx={{
          position: 'relative',
          overflow: 'auto',
          maxHeight: 'max(360px, calc(100dvh - 250px))',
          // Keeps the focused cell clear of the header and the names.
          scrollPadding: '64px 8px 8px 190px',
          border: 1,
          borderColor: 'divider',
          borderRadius: ({ radius }) => radius.row,
          bgcolor: 'background.paper',
          pointerEvents: shielded ? 'none' : undefined,
        }}
      >
        {isKnown ? null : (
          <LinearProgress
            aria-label="Loading the bookings"
            sx={{ position: 'sticky', top: 0, left: 0, zIndex: 6 }}
          />
        )}
        <Box
          component="table"
          ref={table}
          role="grid"
          aria-label="Calendar"
          aria-describedby={keysId}
          aria-busy={!isKnown}
          aria-readonly
          onClick={onClick}
          onKeyDown={onKeyDown}
          sx={[
            tableStyles,
            {
              minWidth: {
                xs: `calc(var(--name) + ${days.length * dayWidth[view].xs}px)`,
                lg: `calc(var(--name) + ${days.length * dayWidth[view].lg}px)`,
              },
            },
          ]}
        >
          <thead>
            <DayHeads days={days} today={today} />
          </thead>
          {sections.map(([kind, heading]) => {
            const own = rows.filter((row) => row.kind === kind);
            return own.length === 0 ? null : (
              <tbody key={kind} aria-label={heading}>
                {own.map((row) => {
                  const address = rowAddress(row);
                  return (
                    <RowCells
                      key={address}
                      row={row}
                      days={days}
                      today={today}
                      isKnown={isKnown}
                      activeDate={active.row === address ? active.date : undefined}
                      chosen={chosen?.row === address ? chosen.nights : undefined}
                    />
                  );
                })}
              </tbody>
            );
          })}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {clicksText}
      </Typography>
      <Typography
        id={keysId}
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        {keysText}
      </Typography>
    </>
  );
}
