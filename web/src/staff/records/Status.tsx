import Stack from '@mui/material/Stack';
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
  row: { status?: Status | undefined; createdAt?: Date | undefined };
  statuses: StatusTable<Status>;
}

/** The status of a record, with its waiting time below. */
export const StatusNow = <S extends RequestStatus>({ row, statuses }: StatusNowProps<S>) => (
  <Stack
    sx={{
      alignItems: 'flex-start',
      '.MuiDataGrid-root--densityCompact & .MuiChip-root': { height: 20 },
    }}
  >
    <Status status={row.status} statuses={statuses} />
    <PendingMark row={row} />
  </Stack>
);
