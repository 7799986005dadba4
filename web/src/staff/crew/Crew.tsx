import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@selasar/domain/core';
import type { CrewRole } from '@selasar/domain/crew';
import { useMemo } from 'react';
import { isValid } from '../../data/firebase/rows.ts';
import { useCrew } from '../../data/crew/crew.ts';
import { LoadError } from '../common/LoadError.tsx';
import { CrewPicker } from './CrewPicker.tsx';
import { usePlans } from './usePlans.ts';
import type { CrewedJob } from './useAssign.ts';

interface CrewProps {
  job: CrewedJob;
  date: CivilDate;
  roles: readonly CrewRole[];
  isClosed: boolean;
}

export function Crew({ job, date, roles, isClosed }: CrewProps) {
  const live = useCrew();
  const isAssigned = [job.driverId, job.guideId].some((crewId) => crewId !== undefined);
  const { plans } = usePlans(isAssigned ? date : undefined);
  const rows = live.status === 'success' ? live.data : undefined;
  const crew = useMemo(
    () => rows && new Map(rows.filter(isValid).map((member) => [member.id, member])),
    [rows],
  );
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        Crew
      </Typography>
      {live.status === 'loading' ? <Skeleton variant="rounded" height={44} /> : null}
      {live.status === 'error' ? (
        <LoadError message="Failed to load the crew" onRetry={live.retry} />
      ) : null}
      {crew
        ? roles.map((role) => (
            <CrewPicker
              key={role}
              job={job}
              date={date}
              as={role}
              crew={crew}
              plans={plans}
              isClosed={isClosed}
            />
          ))
        : null}
    </Box>
  );
}
