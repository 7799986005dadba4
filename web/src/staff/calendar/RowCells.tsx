import LockIcon from '@mui/icons-material/Lock';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { CivilDate, Stay } from '@selasar/domain/core';
import { hasSeats, seatsOn } from '@selasar/domain/pricing';
import { memo } from 'react';
import { cellLabel, isChoosable, isClosed, type CalendarRow } from './cell.ts';
import { laneHeight, barStyles } from './styles.ts';
import { dayAddress, rowAddress } from './calendarState.ts';
import { isIn } from './period.ts';
import { type Bar, scheduleOf, type TourDay } from './rows.ts';

export interface RowCellsProps {
  row: CalendarRow;
  days: readonly CivilDate[];
  today: CivilDate;
  isKnown: boolean;
  /** The day in the tab order, if it is in this row. */
  activeDate: CivilDate | undefined;
  chosen: Stay | undefined;
}

/** In pixels: '9 of 12' takes two lines in a narrow column, and '+2' one more. */
function heightOf(row: CalendarRow): number {
  if (row.kind === 'villas') return 8 + row.lanes * laneHeight;
  return hasSeats({ type: 'tour', rules: row.rules }) ? 62 : 46;
}

export const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { row, days, today, isKnown, activeDate, chosen } = props;
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
        const content = isKnown ? contentOf(row, date, column) : null;
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

function contentOf(row: CalendarRow, date: CivilDate, column: number) {
  if (row.kind === 'villas') {
    const bars = row.bars.filter((bar) => bar.column === column);
    return bars.length === 0 ? null : bars.map((bar) => <BarButton key={bar.opens} bar={bar} />);
  }
  const day = row.days.get(date);
  if (!day) return null;
  const [only, ...others] = day.bookings;
  return (
    <TourDayButton
      day={day}
      seats={seatsOn(scheduleOf(row), date)}
      opens={only && others.length === 0 ? only.id : dayAddress(rowAddress(row), date)}
      label={cellLabel(row, date, date, true)}
    />
  );
}

interface TourDayButtonProps {
  day: TourDay;
  seats: number | undefined;
  opens: string;
  label: string;
}

function TourDayButton({ day, seats, opens, label }: TourDayButtonProps) {
  const { confirmed, pending } = day;
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      data-opens={opens}
      title={label}
      sx={{
        position: 'absolute',
        inset: '2px',
        p: 0,
        border: 0,
        borderRadius: ({ radius }) => radius.thumbnail,
        bgcolor: 'transparent',
        color: 'text.primary',
        font: 'inherit',
        typography: 'caption',
        lineHeight: 1.2,
        cursor: 'pointer',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Box component="span" aria-hidden sx={{ display: 'block' }}>
        {confirmed > 0 || seats !== undefined ? (
          <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
            <span>{confirmed}</span>
            {seats === undefined ? null : (
              <Box component="span" sx={{ fontWeight: 400 }}>
                {` of ${seats}`}
              </Box>
            )}
          </Box>
        ) : null}
        {pending > 0 ? (
          <Box
            component="span"
            sx={{
              ...barStyles.pending,
              borderWidth: 1,
              px: 0.25,
              borderRadius: ({ radius }) => radius.thumbnail,
            }}
          >
            {`+${pending}`}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** The table handles pointer events; the keyboard reaches it through the cells. */
export function BarButton({ bar }: { bar: Bar }) {
  const { opens, variant, text, label, nights, lane, beginsBefore, endsAfter, isInvalid } = bar;
  const Icon = isInvalid ? WarningIcon : LockIcon;
  return (
    <Box
      component="button"
      type="button"
      tabIndex={-1}
      data-opens={opens}
      data-variant={variant}
      aria-label={label}
      title={label}
      sx={{
        ...barStyles[variant],
        position: 'absolute',
        zIndex: 1,
        top: 4 + lane * laneHeight,
        left: beginsBefore ? 0 : '2px',
        // A day ends with a line.
        width: `calc(${nights} * (100% + 1px) - ${(beginsBefore ? 0 : 2) + (endsAfter ? 0 : 4)}px)`,
        height: laneHeight - 4,
        px: 0.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        overflow: 'clip',
        borderRadius: ({ radius }) => {
          const [left, right] = [
            beginsBefore ? 0 : radius.thumbnail,
            endsAfter ? 0 : radius.thumbnail,
          ];
          return `${left} ${right} ${right} ${left}`;
        },
        font: 'inherit',
        typography: 'caption',
        fontWeight: 600,
        cursor: 'pointer',
      }}
    >
      <Box
        component="span"
        sx={{
          // The name of a long bar stays in view.
          position: 'sticky',
          left: 'calc(var(--name) + 4px)',
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.25,
          minWidth: 0,
          whiteSpace: 'nowrap',
        }}
      >
        {beginsBefore ? <span aria-hidden>‹</span> : null}
        {variant === 'blocked' || isInvalid ? <Icon sx={{ fontSize: 14, flex: 'none' }} /> : null}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text}
        </Box>
      </Box>
      {endsAfter ? <span aria-hidden>›</span> : null}
    </Box>
  );
}
