import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { statusAfter } from '@selasar/domain';
import type { RequestStatus, StatusTable } from '@selasar/domain';
import { StatusChip } from '../common/StatusChip.tsx';
import { PendingMark } from './queue/PendingMark.tsx';

interface StatusProps<Status extends string> {
  status: Status | undefined;
  statuses: StatusTable<Status>;
}

export const Status = <S extends string>({ status, statuses }: StatusProps<S>) =>
  status === undefined ? '–' : <StatusChip status={status} color={statuses[status].color} />;

interface StatusNowProps<Status extends string> {
  row: {
    status?: Status | undefined;
    createdAt?: Date | undefined;
    unverified?: boolean | undefined;
  };
  statuses: StatusTable<Status>;
}

/** The status of a record. Below it how long it has waited, or that it was confirmed at once. */
export const StatusNow = <S extends RequestStatus>({ row, statuses }: StatusNowProps<S>) => (
  <Stack
    sx={{
      alignItems: 'flex-start',
      '.MuiDataGrid-root--densityCompact & .MuiChip-root': { height: 20 },
    }}
  >
    <Status status={row.status} statuses={statuses} />
    <PendingMark row={row} />
    {row.unverified && row.status === statusAfter.confirmation ? (
      <Typography variant="caption" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        at once
      </Typography>
    ) : null}
  </Stack>
);
