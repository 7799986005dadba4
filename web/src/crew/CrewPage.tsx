import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { addDays, type CivilDate, longDate } from '@selasar/domain/core';
import type { CrewJob } from '@selasar/domain/crew';
import { MessagePage } from '../brand/MessagePage.tsx';
import { NoIndex, PageTitle } from '../brand/PageTitle.tsx';
import { useCrewView } from '../data/crew/crewPage.ts';
import { Loading } from '../ui/Loading.tsx';
import { useOnReconnect } from '../ui/browser.ts';
import { CrewKey, failureText } from './Ticks.tsx';
import { ConnectionLostNotice } from '../brand/ConnectionLostNotice.tsx';
import { useToday } from '../clock/useToday.ts';
import { JobCard } from './JobCard.tsx';

const card = (job: CrewJob) => <JobCard key={`${job.id} ${job.part}`} job={job} />;

function Jobs({ jobs }: { jobs: readonly CrewJob[] }) {
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
        {`${name} (${jobs.length})`}
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

/** Anyone with the address may see them, so the title does not name the person. */
function CrewPage() {
  const { key = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <PageTitle title={t('Your jobs')} />
      <NoIndex />
      {/* Sends no referrer with requests or links to a map. */}
      <meta name="referrer" content="no-referrer" />
      <CrewKey value={key}>
        <Crew key={`${attempt} ${key}`} crewKey={key} onRetry={() => setAttempt(attempt + 1)} />
      </CrewKey>
    </>
  );
}

function Crew({ crewKey, onRetry }: { crewKey: string; onRetry: () => void }) {
  const crew = useCrewView(crewKey);
  if (crew.status === 'loading') return <Loading>{t('Loading your jobs...')}</Loading>;
  if (crew.status === 'error') {
    return crew.error.code === 'crew-link-not-found' ? (
      <Closed />
    ) : (
      <CrewError reason={failureText(crew.error)} onRetry={onRetry} />
    );
  }
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography variant="h1">{t('Your jobs')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {crew.view.name}
      </Typography>
      <Jobs jobs={crew.view.jobs} />
    </Container>
  );
}

/** Wrong and replaced addresses show the same page. */
const Closed = () => (
  <MessagePage heading={t('This link is closed')}>
    <Typography color="textSecondary">
      {t(
        'There may be a newer link, or a part of this one is missing. Please ask the office for your link.',
      )}
    </Typography>
  </MessagePage>
);

function CrewError({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <MessagePage heading={t('Your jobs could not be loaded')}>
      <Typography color="textSecondary">{reason}</Typography>
      <Button variant="contained" size="large" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </MessagePage>
  );
}

export { CrewPage as Component };
