import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { requestStatus } from '@selasar/domain';
import type { RequestStatus } from '@selasar/domain';
import { useClock } from '../../../clock/useClock.ts';
import { minuteOf, waitingText } from './waiting.ts';

interface WaitingMarkProps {
  row: { status?: RequestStatus | undefined; createdAt?: Date | undefined };
}

/** Shows how long a request has waited for an answer, once that is more than an hour. It updates with the clock. */
export function PendingMark({ row: { status, createdAt } }: WaitingMarkProps) {
  const now = useClock(minuteOf);
  if (!status || !requestStatus[status].isWaiting || !createdAt) return null;
  const text = waitingText(createdAt.getTime(), Number(now));
  if (text === '') return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mt: 0.25,
        // A compact row has room for the status and one more line.
        '.MuiDataGrid-root--densityCompact &': { mt: 0, lineHeight: 1.1 },
        typography: 'caption',
        fontWeight: 600,
        color: 'warning.main',
        whiteSpace: 'nowrap',
      }}
    >
      <ScheduleIcon aria-hidden sx={{ fontSize: 'inherit' }} />
      {text}
    </Box>
  );
}
