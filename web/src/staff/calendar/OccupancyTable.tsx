import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { CivilDate, Stay } from '@selasar/domain';
import { nightsOf } from '@selasar/domain';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { NewState } from '../records/stable/useNewRows.ts';
import { barsOn, isBlockable, isChoosable } from './cell.ts';
import type { CalendarRow, Place } from './cell.ts';
import { DayHeads } from './DayHeads.tsx';
import { fingersText, keysText, onGridKey } from './gridKeys.ts';
import { tableStyles } from './styles.ts';
import { dayAddress, rowAddress } from './opened.ts';
import type { CalendarView } from './period.ts';
import { opensOf, placeOf } from './places.ts';
import { RowCells } from './RowCells.tsx';
import { useActiveCell } from './useActiveCell.ts';
import { useDrag } from './useDrag.ts';
import { nightsAt, useNights } from './useNights.ts';
import type { ChosenNights } from './useNights.ts';
import { useShield } from './useShield.ts';

interface OccupancyTableProps {
  view: CalendarView;
  period: Stay;
  rows: readonly CalendarRow[];
  today: CivilDate;
  isKnown: boolean;
  isNew: (id: string) => NewState;
  /** Days selected to be blocked or booked. */
  nightsToBook: ChosenNights | undefined;
  shielded: boolean;
  onTurn: (to: -1 | 1 | 'today') => CivilDate;
  onLeave: (date: CivilDate) => void;
  onOpen: (address: string) => void;
  onChoose: (chosen: ChosenNights) => void;
}

/** The minimum width of a day, in pixels. */
const dayWidth = { month: { xs: 36, lg: 28 }, week: { xs: 32, lg: 32 } } as const;

const sections = [
  ['villas', 'Villas'],
  ['tours', 'Tours'],
] as const;

/** Villas and tours as rows, days as columns. One handler serves the pointer and keys of thousands of cells. */
export function OccupancyTable(props: OccupancyTableProps) {
  const { view, period, rows, today, isKnown, isNew, nightsToBook, onOpen, onChoose } = props;
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
  /** Opens the entry of a day, or all of them if there are several; selects a free day. */
  const press = (place: Place) => {
    const row = rowAt(place);
    if (!row || !isKnown) return;
    const on =
      row.kind === 'villas'
        ? barsOn(row, place.date).map(({ opens }) => opens)
        : (row.days.get(place.date)?.bookings ?? []).map(({ id }) => id);
    const [only, ...others] = on;
    if (only) onOpen(others.length > 0 ? dayAddress(place.row, place.date) : only);
    else if (isChoosable(row, place.date, today))
      onChoose({ row: place.row, nights: nightsAt(place.date) });
  };
  const onClick = ({ target }: MouseEvent) => {
    const found = placeOf(target);
    if (found) mark(found.place);
    const opens = opensOf(target);
    if (opens) onOpen(opens);
    else if (found?.isCell) press(found.place);
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
    onPress: press,
  });
  const drag = useDrag({ table, nights, rowAt, canBlock, onChoose });
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
          {...drag}
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
                      isNew={isNew}
                    />
                  );
                })}
              </tbody>
            );
          })}
        </Box>
      </Box>
      <Typography
        id={keysId}
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        {keysText}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'block', md: 'none' } }}
      >
        {fingersText}
      </Typography>
    </>
  );
}
