import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StatusTable } from '@selasar/domain';
import type { ReactNode } from 'react';
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
  /** The status. */
  children: ReactNode;
}

/** The status, the possible actions, and why the last attempt failed. It stays visible at the top. */
export function StatusActions<Status extends string>(props: StatusActionsProps<Status>) {
  const { status, statuses, recent, problem, onChange, onShowOther, children } = props;
  const other = problem?.otherBookingId;
  const hasActions = statuses[recent?.from ?? status].actions.length > 0;
  return (
    <Stack
      spacing={1.25}
      sx={{
        position: 'sticky',
        top: 0,
        // The label of a field lies above elements without a z-index.
        zIndex: 2,
        mx: -3,
        px: 3,
        pb: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {children}
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
      {hasActions ? (
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
      ) : null}
    </Stack>
  );
}
