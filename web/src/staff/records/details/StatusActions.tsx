import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StatusTable } from '@selasar/domain';
import { ActionButtons } from './ActionButtons.tsx';
import type { Problem } from './explain.ts';
import type { Change } from './useStatusChanges.ts';

interface StatusActionsProps<Status extends string> {
  status: Status;
  statuses: StatusTable<Status>;
  /** A change that was just made. */
  recent: Change<Status> | undefined;
  problem: Problem | undefined;
  onChange: (to: Status) => void;
  /** Opens the booking that is in the way. */
  onShowOther?: (id: string) => void;
}

/** The possible actions, and why the last attempt failed. It stays visible at the bottom. */
export function StatusActions<Status extends string>(props: StatusActionsProps<Status>) {
  const { status, statuses, recent, problem, onChange, onShowOther } = props;
  const other = problem?.otherBookingId;
  if (statuses[recent?.from ?? status].actions.length === 0 && !problem) return null;
  return (
    <Stack
      spacing={1.25}
      sx={{
        position: 'sticky',
        // Over the padding of the scroll area.
        bottom: '-24px',
        // The label of a field lies above elements without a z-index.
        zIndex: 2,
        mt: 'auto',
        mx: -3,
        mb: -3,
        px: 3,
        pt: 2,
        // Keeps the buttons clear of the message about a lost connection.
        pb: 6,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {problem ? (
        <Alert
          severity="warning"
          action={
            other && onShowOther ? (
              <Button color="inherit" size="small" onClick={() => onShowOther(other)}>
                Show it
              </Button>
            ) : null
          }
        >
          {problem.text}
        </Alert>
      ) : null}
      <Stack direction="row" spacing={1.25}>
        <ActionButtons
          status={status}
          statuses={statuses}
          recent={recent}
          onChange={onChange}
          cancelVariant="outlined"
          button={{ fullWidth: true }}
        />
      </Stack>
    </Stack>
  );
}
