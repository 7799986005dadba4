import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RequestName } from '@selasar/domain';
import type { ReactNode } from 'react';
import { useAnswer } from './useAnswer.ts';

interface ChangeRequestProps extends RequestName {
  requestedAt: Date;
  /** 'The guest asks to cancel' */
  title: string;
  children: ReactNode;
  /** Opens the booking that is in the way. */
  onShowOther?: (id: string) => void;
}

/** A guest's change request, with buttons to accept or decline it. */
export function ChangeRequest({
  kind,
  id,
  requestedAt,
  title,
  children,
  onShowOther,
}: ChangeRequestProps) {
  const { answer, running, problem } = useAnswer({ kind, id, requestedAt: requestedAt.getTime() });
  const other = problem?.otherBookingId;
  return (
    <Box component="section" aria-label={title}>
      <Alert severity="warning" slotProps={{ message: { sx: { flex: 1 } } }}>
        <AlertTitle component="h3">{title}</AlertTitle>
        <Stack spacing={1.25}>
          {children}
          <Stack direction="row" spacing={1.25}>
            <Button
              variant="contained"
              disabled={running !== undefined}
              onClick={() => answer(true)}
            >
              {running === 'accept' ? 'Accepting…' : 'Accept'}
            </Button>
            <Button
              variant="outlined"
              disabled={running !== undefined}
              onClick={() => answer(false)}
            >
              {running === 'decline' ? 'Declining…' : 'Decline'}
            </Button>
          </Stack>
          {problem ? (
            <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="body2" color="error">
                {problem.text}
              </Typography>
              {other && onShowOther ? (
                <Button color="inherit" size="small" onClick={() => onShowOther(other)}>
                  Show it
                </Button>
              ) : null}
            </Stack>
          ) : null}
        </Stack>
      </Alert>
    </Box>
  );
}
