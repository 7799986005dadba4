import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { StatusAction } from '@selasar/domain';
import type { Problem } from './explain.ts';

interface StatusActionsProps<Status extends string> {
  actions: readonly StatusAction<Status>[];
  disabled: boolean;
  problem: Problem | undefined;
  onChange: (to: Status) => void;
  /** Opens the booking that is in the way. */
  onShowOther?: (id: string) => void;
}

/** What can be done now, and why the last attempt failed. It stays in sight at the bottom. */
export function StatusActions<Status extends string>(props: StatusActionsProps<Status>) {
  const { actions, disabled, problem, onChange, onShowOther } = props;
  const other = problem?.otherBookingId;
  if (actions.length === 0 && !problem) return null;
  return (
    <Stack
      spacing={1.25}
      sx={{
        position: 'sticky',
        // Over the padding of what scrolls.
        bottom: '-24px',
        mt: 'auto',
        mx: -3,
        mb: -3,
        px: 3,
        py: 2,
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
        {actions.map(({ to, label }) => (
          <Button
            key={to}
            fullWidth
            variant={to === 'cancelled' ? 'outlined' : 'contained'}
            color={to === 'cancelled' ? 'error' : 'primary'}
            disabled={disabled}
            onClick={() => onChange(to)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
