import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t, plural } from '@selasar/domain';
import type { CrewJob } from '@selasar/domain';
import { useId } from 'react';
import { Contact } from './Contact.tsx';
import { jobName } from './jobName.ts';
import { Place } from './Place.tsx';
import { Ticks } from './Ticks.tsx';

const roleName = { driver: 'You drive', guide: 'You guide' } as const;

const guestsText = (count: number) => plural(count, '1 guest', '{count} guests');

/** One job: time, item, guest and place, and its outcome. */
export function JobCard({ job }: { job: CrewJob }) {
  const { time, roles, guests, customerName, from, to, hotel, flight } = job;
  const id = useId();
  return (
    <Paper component="article" variant="outlined" aria-labelledby={id} tabIndex={-1} sx={{ p: 2 }}>
      <Box id={id}>
        <Typography component="span" sx={{ typography: 'h1', display: 'block' }}>
          {time ?? t('Time not set')}
        </Typography>
        <Typography component="span" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {jobName(job)}
        </Typography>
      </Box>
      <Typography color="textSecondary">
        {[...roles.map((role) => t(roleName[role])), guestsText(guests)].join(' · ')}
      </Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {customerName}
      </Typography>
      <Contact name={customerName} phone={job.customerPhone} />
      <Box component="dl" sx={{ my: 1.5, display: 'grid', gap: 1 }}>
        {from ? <Place label={t('From')} place={from} /> : null}
        {to ? <Place label={t('To')} place={to} /> : null}
        {hotel ? <Place label={t('Hotel')} place={hotel} /> : null}
        {flight ? <Place label={t('Flight')} text={flight} /> : null}
      </Box>
      <Ticks job={job} />
    </Paper>
  );
}
