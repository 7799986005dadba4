import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CivilDate } from '@selasar/domain/core';
import type { RequestStatus } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import { ActionButtons } from './ActionButtons.tsx';
import type { KindOfRequest } from '../requestKinds.ts';
import type { Problem } from './explain.ts';
import type { Change } from './useStatusChanges.ts';

interface StatusActionsProps {
  status: RequestStatus;
  date: CivilDate;
  statuses: KindOfRequest['statuses'];
  recent: Change | undefined;
  problem: Problem | undefined;
  onChange: (to: RequestStatus) => void;
  onShowOther: (id: string) => void;
  children: ReactNode;
}

export function StatusActions(props: StatusActionsProps) {
  const { status, date, statuses, recent, problem, onChange, onShowOther, children } = props;
  const other = problem?.otherBookingId;
  const { length: count } = statuses[recent?.from ?? status].actions;
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
            other ? (
              <Button color="inherit" size="small" onClick={() => onShowOther(other)}>
                Show it
              </Button>
            ) : null
          }
        >
          {problem.text}
        </Alert>
      ) : null}
      {count > 0 ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
            columnGap: 1.25,
            rowGap: 0.5,
          }}
        >
          <ActionButtons
            status={status}
            date={date}
            statuses={statuses}
            recent={recent}
            onChange={onChange}
            cancelVariant="outlined"
            button={{ fullWidth: true }}
            explains
          />
        </Box>
      ) : null}
    </Stack>
  );
}
