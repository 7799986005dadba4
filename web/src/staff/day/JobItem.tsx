import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { callAddress, sortName } from '@selasar/domain';
import type { CivilDate, Job } from '@selasar/domain';
import { memo, use } from 'react';
import { guestCount } from '../bookings/bookingText.ts';
import type { Plans } from '../crew/plans.ts';
import { JobCrew } from './JobCrew.tsx';
import { JobMarks } from './JobMarks.tsx';
import { itemStyles } from './styles.ts';
import type { JobUpdate } from './jobUpdate.ts';
import { SortIcon } from './SortIcon.tsx';
import { TickButtons } from './TickButtons.tsx';
import { Touch } from './Touch.ts';
import type { CrewById } from './useDay.ts';
import type { TickWhat } from './useTicks.ts';

interface JobItemProps {
  job: Job;
  date: CivilDate;
  crew: CrewById;
  plans: Plans | undefined;
  update: JobUpdate | undefined;
  pending: TickWhat | undefined;
  onOpen: (id: string) => void;
  onTick: (job: Job, what: TickWhat) => void;
}

/** One job: a card on a phone, a row on wider screens. */
export const JobItem = memo(function JobItem(props: JobItemProps) {
  const { job, date, crew, plans, update, pending, onOpen, onTick } = props;
  const { id, sort, time, title, who, guests, phone, hotel, flight, notes, tick } = job;
  const touch = use(Touch);
  return (
    // Handles clicks inside, including those in a menu that opens from it.
    <Box component="li" data-ticked={tick?.what} onClick={() => touch(job)} sx={itemStyles}>
      <Typography className="time" component="div" sx={{ fontWeight: 700 }}>
        {time ?? '–'}
      </Typography>
      <Box className="what">
        <Typography variant="body2" color="textSecondary" component="div" sx={sortStyles}>
          <SortIcon sort={sort} />
          {sortName[sort]}
        </Typography>
        <Link
          component="button"
          onClick={() => onOpen(id)}
          sx={{ textAlign: 'start', fontWeight: 600, overflowWrap: 'anywhere', minHeight: 24 }}
        >
          {title}
        </Link>
        <JobMarks job={job} update={update} />
        {notes ? (
          <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
            Note: {notes}
          </Typography>
        ) : null}
      </Box>
      <Box className="guest">
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <strong>
            <bdi>{who}</bdi>
          </strong>
          , {guestCount(guests)}
        </Typography>
        {phone ? (
          <Link variant="body2" href={callAddress(phone)} aria-label={`Call ${who}, ${phone}`}>
            {phone}
          </Link>
        ) : null}
      </Box>
      <Box className="where">
        {hotel ? <Typography variant="body2">{hotel}</Typography> : null}
        {flight ? <Typography variant="body2">Flight {flight}</Typography> : null}
      </Box>
      <Box className="crew">
        <JobCrew job={job} date={date} crew={crew} plans={plans} />
      </Box>
      <Box className="ticks">
        <TickButtons job={job} pending={pending} onTick={onTick} />
      </Box>
    </Box>
  );
});

const sortStyles = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;
