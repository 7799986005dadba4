import ShuttleIcon from '@mui/icons-material/AirportShuttle';
import CircleIcon from '@mui/icons-material/Circle';
import LandIcon from '@mui/icons-material/FlightLand';
import TakeoffIcon from '@mui/icons-material/FlightTakeoff';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callAddress, baliTime, isToCome, type CivilDate } from '@selasar/domain/core';
import { jobGuests, sortName, isSure, tickName, type Job } from '@selasar/domain/crew';
import { requestStatus, isOpenRequest, outcomesOf } from '@selasar/domain/requests';
import { memo, use } from 'react';
import { useToday } from '../../clock/useToday.ts';
import type { Plans } from '../crew/plans.ts';
import { CrewPicker } from '../crew/CrewPicker.tsx';
import { Touch, type JobUpdate } from './useJobUpdates.ts';
import { itemStyles } from './styles.ts';
import { isDriven, type CrewById } from './dayState.ts';
import type { TickWhat } from './useTicks.ts';

const icons = {
  tour: TerrainIcon,
  'check-in': LoginIcon,
  'check-out': LogoutIcon,
  arrival: LandIcon,
  departure: TakeoffIcon,
  transfer: ShuttleIcon,
} as const;

const updateName = { new: 'New', changed: 'Changed' } as const;

/** As text and not by colour alone. */
function JobMarks({ job, update }: Pick<JobItemProps, 'job' | 'update'>) {
  const { isWaiting } = requestStatus[job.status];
  if (!update && !isWaiting && !job.isTurnover) return null;
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {update ? (
        <Chip
          color="secondary"
          icon={<CircleIcon sx={{ width: 8 }} />}
          label={updateName[update]}
          {...mark}
        />
      ) : null}
      {isWaiting ? (
        <Chip color="warning" icon={<HourglassIcon />} label="Not confirmed" {...mark} />
      ) : null}
      {job.isTurnover ? (
        <Chip variant="outlined" icon={<SwapIcon />} label="Same-day turnover" {...mark} />
      ) : null}
    </Stack>
  );
}

const mark = { size: 'small', sx: { height: 22 } } as const;

export interface JobItemProps {
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
  const { id, sort, time, title, who, phone, hotel, flight, more, notes, tick } = job;
  const Icon = icons[sort];
  const touch = use(Touch);
  return (
    // Handles clicks inside, including those in a menu that opens from it.
    <Box component="li" data-ticked={tick?.what} onClick={() => touch(job)} sx={itemStyles}>
      <Typography className="time" component="div" sx={{ fontWeight: 700 }}>
        {time ?? '–'}
      </Typography>
      <Box className="what">
        <Typography variant="body2" color="textSecondary" component="div" sx={sortStyles}>
          <Icon sx={{ fontSize: 16 }} />
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
          , <span>{jobGuests(job)}</span>
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

type JobCrewProps = Pick<JobItemProps, 'job' | 'date' | 'crew' | 'plans'>;

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

interface TickButtonsProps {
  job: Job;
  date: CivilDate;
  pending: TickWhat | undefined;
  onTick: (job: Job, what: TickWhat) => void;
}

export function TickButtons({ job, date, pending, onTick }: TickButtonsProps) {
  const { part, tick, who, title } = job;
  const today = useToday();
  if (!isSure(job.status)) return null;
  const rests = pending !== undefined;
  const possible = isToCome(date, today) ? [] : outcomesOf(part);
  // An existing outcome can be undone.
  const whats = new Set([...possible, ...(tick ? [tick.what] : [])]);
  if (whats.size === 0) return null;
  return (
    <>
      <Stack direction="row" spacing={0.5}>
        {[...whats].map((what) => {
          const isOn = tick?.what === what;
          const isThis = rests && (pending === what || (pending === null && isOn));
          return (
            <Button
              key={what}
              size="small"
              variant={isOn ? 'contained' : 'outlined'}
              color={what === 'done' ? 'primary' : 'error'}
              aria-pressed={isOn}
              aria-disabled={rests}
              aria-label={`${tickName[what]}: ${who}, ${title}`}
              onClick={() => {
                if (!rests) onTick(job, isOn ? null : what);
              }}
              sx={{ flex: 1, minHeight: { xs: 44, md: 32 }, px: 1, ...(rests ? resting : {}) }}
            >
              <span>{isThis ? 'Saving…' : tickName[what]}</span>
            </Button>
          );
        })}
      </Stack>
      {tick ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {`${tick.byName || 'Someone'}, ${baliTime(tick.at)}`}
        </Typography>
      ) : null}
    </>
  );
}

const resting = { opacity: 0.45, cursor: 'default' } as const;
