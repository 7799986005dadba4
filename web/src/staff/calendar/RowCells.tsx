import Box from '@mui/material/Box';
import { memo } from 'react';
import type { CivilDate, Stay } from '@selasar/domain';
import type { NewState } from '../records/stable/useNewRows.ts';
import { BarButton } from './BarButton.tsx';
import { cellLabel, isChoosable } from './cell.ts';
import type { CalendarRow } from './cell.ts';
import { isClosed } from './isClosed.ts';
import { laneHeight } from './styles.ts';
import { dayAddress, rowAddress } from './opened.ts';
import { isIn } from './period.ts';
import { TourDayButton } from './TourDayButton.tsx';

export interface RowCellsProps {
  row: CalendarRow;
  days: readonly CivilDate[];
  today: CivilDate;
  /** Whether the bookings of these days have loaded. */
  isKnown: boolean;
  /** The day in the tab order, if it is in this row. */
  activeDate: CivilDate | undefined;
  chosen: Stay | undefined;
  isNew: (id: string) => NewState;
}

/** Row height in pixels: '9 of 12' takes two lines in a narrow column, and '+2' one more. */
function heightOf(row: CalendarRow): number {
  if (row.kind === 'villas') return 8 + row.lanes * laneHeight;
  return row.seats === undefined ? 46 : 62;
}

/** A row for a villa or tour: its name and its days. */
export const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { row, days, today, isKnown, activeDate, chosen, isNew } = props;
  const address = rowAddress(row);
  return (
    <tr style={{ height: heightOf(row) }}>
      <th scope="row">
        <Box
          title={row.name}
          sx={{
            typography: 'body2',
            fontWeight: 600,
            lineHeight: 1.25,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {row.name}
        </Box>
        {row.isGone ? (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>No longer offered</Box>
        ) : null}
      </th>
      {days.map((date, column) => {
        const content = isKnown ? contentOf(row, date, column, isNew) : null;
        return (
          <td
            key={date}
            aria-label={content ? undefined : cellLabel(row, date, today, isKnown)}
            aria-selected={chosen ? isIn(chosen, date) : undefined}
            tabIndex={date === activeDate ? 0 : -1}
            data-row={address}
            data-date={date}
            data-today={date === today || undefined}
            data-past={date < today || undefined}
            data-chosen={(chosen && isIn(chosen, date)) || undefined}
            data-loading={!isKnown || undefined}
            data-closed={(date >= today && !content && isClosed(row, date)) || undefined}
            data-free={(isKnown && isChoosable(row, date, today)) || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
});

/** The entries that begin on a day of a row; the name of such an entry is also the cell's. */
function contentOf(
  row: CalendarRow,
  date: CivilDate,
  column: number,
  isNew: (id: string) => NewState,
) {
  if (row.kind === 'villas') {
    const bars = row.bars.filter((bar) => bar.column === column);
    return bars.length === 0
      ? null
      : bars.map((bar) => (
          <BarButton key={bar.opens} bar={bar} isNew={isNew(bar.opens) !== undefined} />
        ));
  }
  const day = row.days.get(date);
  if (!day) return null;
  const [only, ...others] = day.bookings;
  return (
    <TourDayButton
      day={day}
      seats={row.seats}
      opens={only && others.length === 0 ? only.id : dayAddress(rowAddress(row), date)}
      label={cellLabel(row, date, date, true)}
    />
  );
}
