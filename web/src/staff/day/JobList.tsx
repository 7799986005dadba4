import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Job, jobKey } from '@selasar/domain/crew';
import { useId } from 'react';
import { JobItem, type JobItemProps } from './JobItem.tsx';
import { columns } from './styles.ts';
import type { JobUpdate } from './useJobUpdates.ts';
import { pendingTick, type TickWhat } from './useTicks.ts';

interface JobListProps extends Pick<JobItemProps, 'date' | 'crew' | 'plans' | 'onOpen' | 'onTick'> {
  heading: string;
  jobs: readonly Job[];
  running: ReadonlyMap<string, { what: TickWhat }>;
  updateFor: (job: Job) => JobUpdate | undefined;
}

const heads = ['Time', 'What', 'Guest', 'Where', 'Crew', 'Outcome'];

export function JobList(props: JobListProps) {
  const { heading, jobs, running, updateFor, ...common } = props;
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ overflow: 'clip' }}>
      <Typography component="h3" variant="h6" id={id} sx={{ px: 1.5, py: 1 }}>
        {heading}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: columns,
          columnGap: 1.5,
          px: 1.5,
          pb: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {jobs.map((job) => (
          <JobItem
            key={jobKey(job)}
            job={job}
            update={updateFor(job)}
            pending={pendingTick(running, job)}
            {...common}
          />
        ))}
      </Box>
    </Paper>
  );
}
