import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, longDate, t } from '@selasar/domain';
import type { CivilDate, CrewJob } from '@selasar/domain';
import { ConnectionLostNotice } from '../brand/ConnectionLostNotice.tsx';
import { useToday } from '../clock/useToday.ts';
import { JobCard } from './JobCard.tsx';

const card = (job: CrewJob) => <JobCard key={`${job.id} ${job.part}`} job={job} />;

/** Jobs of today and tomorrow in Bali; earlier and later ones are collapsed. */
export function Jobs({ jobs }: { jobs: readonly CrewJob[] }) {
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const before = jobs.filter(({ date }) => date < today);
  const after = jobs.filter(({ date }) => date > tomorrow);
  return (
    <Stack spacing={3}>
      <ConnectionLostNotice />
      <Day name={t('Today')} none={t('No jobs today')} date={today} jobs={jobs} />
      <Day name={t('Tomorrow')} none={t('No jobs tomorrow')} date={tomorrow} jobs={jobs} />
      <Folded name={t('Next days')} jobs={after} />
      <Folded name={t('Yesterday')} jobs={before} />
    </Stack>
  );
}

interface DayProps {
  name: string;
  /** The text if there are no jobs. */
  none: string;
  date: CivilDate;
  jobs: readonly CrewJob[];
}

function Day({ name, none, date, jobs }: DayProps) {
  const found = jobs.filter((job) => job.date === date);
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h2">{name}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {longDate(date)}
      </Typography>
      {found.length === 0 ? (
        <Typography>{none}</Typography>
      ) : (
        <Stack spacing={2}>{found.map(card)}</Stack>
      )}
    </Box>
  );
}

function Folded({ name, jobs }: Omit<DayProps, 'date' | 'none'>) {
  if (jobs.length === 0) return null;
  const dates = [...new Set(jobs.map(({ date }) => date))];
  return (
    <details>
      <Box component="summary" sx={{ typography: 'h3', cursor: 'pointer', py: 1.5 }}>
        {name} ({jobs.length})
      </Box>
      <Stack spacing={2}>
        {dates.map((date) => (
          <Box key={date}>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {longDate(date)}
            </Typography>
            <Stack spacing={2}>{jobs.filter((job) => job.date === date).map(card)}</Stack>
          </Box>
        ))}
      </Stack>
    </details>
  );
}
