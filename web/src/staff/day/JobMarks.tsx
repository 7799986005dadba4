import CircleIcon from '@mui/icons-material/Circle';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { requestStatus } from '@selasar/domain';
import type { Job } from '@selasar/domain';
import type { JobUpdate } from './jobUpdate.ts';

const updateName = { new: 'New', changed: 'Changed' } as const;

/** The key facts about a job, as text and not by colour alone. */
export function JobMarks({ job, update }: { job: Job; update: JobUpdate | undefined }) {
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
