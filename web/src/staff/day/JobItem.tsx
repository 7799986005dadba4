import ShuttleIcon from '@mui/icons-material/AirportShuttle';
import LandIcon from '@mui/icons-material/FlightLand';
import TakeoffIcon from '@mui/icons-material/FlightTakeoff';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import TerrainIcon from '@mui/icons-material/Terrain';
import { callAddress, type CivilDate } from '@selasar/domain/core';
import { type Job, type JobSort, sortName } from '@selasar/domain/crew';
import { requestStatus, isOpenRequest } from '@selasar/domain/requests';
import CircleIcon from '@mui/icons-material/Circle';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { JobUpdate } from './jobUpdate.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, use } from 'react';
import { guestCount } from '../requests/requestText.ts';
import type { Plans } from '../crew/plans.ts';
import { itemStyles } from './styles.ts';
import { TickButtons } from './TickButtons.tsx';
import { Touch } from './Touch.ts';
import type { CrewById } from './useDay.ts';
import type { TickWhat } from './useTicks.ts';
import { CrewPicker } from '../crew/CrewPicker.tsx';
import { isDriven } from './dayState.ts';

const icons = {
  tour: TerrainIcon,
  'check-in': LoginIcon,
  'check-out': LogoutIcon,
  arrival: LandIcon,
  departure: TakeoffIcon,
  transfer: ShuttleIcon,
} as const;

function SortIcon({ sort }: { sort: JobSort }) {
  const Icon = icons[sort];
  return <Icon sx={{ fontSize: 16 }} />;
}

const updateName = { new: 'New', changed: 'Changed' } as const;

/** As text and not by colour alone. */
function JobMarks({ job, update }: { job: Job; update: JobUpdate | undefined }) {
  const { isWaiting } = requestStatus[job.status];
  if (!update && !isWaiting && !job.isTurnover) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {update ? (
        <Chip
          size="small"
          color="secondary"
          icon={<CircleIcon sx={{ width: 8 }} />}
          label={updateName[update]}
          sx={mark}
        />
      ) : null}
      {isWaiting ? (
        <Chip
          size="small"
          color="warning"
          icon={<HourglassIcon />}
          label="Not confirmed"
          sx={mark}
        />
      ) : null}
      {job.isTurnover ? (
        <Chip
          size="small"
          variant="outlined"
          icon={<SwapIcon />}
          label="Same-day turnover"
          sx={mark}
        />
      ) : null}
    </Stack>
  );
}

const mark = { height: 22 } as const;

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

export const JobItem = memo(function JobItem(props: JobItemProps) {
  const { job, date, crew, plans, update, pending, onOpen, onTick } = props;
  const { id, sort, time, title, who, guests, phone, hotel, flight, more, notes, tick } = job;
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
          <span>{sortName[sort]}</span>
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
            {`Note: ${notes}`}
          </Typography>
        ) : null}
      </Box>
      <Box className="guest">
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <strong>
            <bdi>{who}</bdi>
          </strong>
          , <span>{guestCount(guests)}</span>
        </Typography>
        {phone ? (
          <Link variant="body2" href={callAddress(phone)} aria-label={`Call ${who}, ${phone}`}>
            {phone}
          </Link>
        ) : null}
      </Box>
      <Box className="where">
        {hotel ? <Typography variant="body2">{hotel}</Typography> : null}
        {flight ? <Typography variant="body2">{`Flight ${flight}`}</Typography> : null}
        {more.map(([label, text]) => (
          <Typography key={label} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${label}: ${text}`}
          </Typography>
        ))}
      </Box>
      <Box className="crew">
        <JobCrew job={job} date={date} crew={crew} plans={plans} />
      </Box>
      <Box className="ticks">
        <TickButtons job={job} date={date} pending={pending} onTick={onTick} />
      </Box>
    </Box>
  );
});

const sortStyles = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

interface JobCrewProps {
  job: Job;
  date: CivilDate;
  crew: CrewById;
  plans: Plans | undefined;
}

function JobCrew({ job, ...common }: JobCrewProps) {
  const { driverId, guideId, part, status } = job;
  if (!isDriven(job) && !driverId && !guideId) return null;
  const picker = {
    ...common,
    job,
    isClosed: !isOpenRequest(status) || !isDriven(job),
    called: `${job.who}, ${job.title}`,
  };
  return (
    <>
      <CrewPicker {...picker} as="driver" />
      {part === 'tour' ? <CrewPicker {...picker} as="guide" /> : null}
    </>
  );
}
