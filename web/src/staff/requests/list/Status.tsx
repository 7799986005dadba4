import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { formatUsd, shortDate } from '@selasar/domain/core';
import { requestStatus, type RequestStatus, statusAfter } from '@selasar/domain/requests';
import { baliToday, useClock } from '../../../clock/useToday.ts';
import { age } from '../../common/formatInstant.ts';
import { StatusChip } from '../../common/StatusChip.tsx';
import { phoneScreen } from '../../common/styles.ts';
import { refundText } from '../money/balanceText.ts';

interface WaitingMarkProps {
  row: { status?: RequestStatus | undefined; createdAt?: Date | undefined };
}

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
      {/* A card on a phone has no room for the word, which is read aloud there. */}
      <Box component="span" sx={{ [`@media ${phoneScreen}`]: visuallyHidden }}>
        Waiting
      </Box>
      <span>{text}</span>
    </Box>
  );
}

const minuteMs = 60_000;

const overdueMs = 60 * minuteMs;

/** '2 h' or '3 d'; '' for a short wait. */
export function waitingText(sinceMs: number, nowMs: number): string {
  const waitedMs = nowMs - sinceMs;
  return waitedMs > overdueMs ? age(waitedMs) : '';
}

const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / minuteMs) * minuteMs);

export const Status = ({ status }: { status: RequestStatus | undefined }) =>
  status === undefined ? (
    <span>–</span>
  ) : (
    <StatusChip status={status} color={requestStatus[status].color} />
  );

interface StatusNowProps {
  row: {
    status?: RequestStatus | undefined;
    createdAt?: Date | undefined;
    unverified?: boolean | undefined;
    refundDue?: number | undefined;
    unpaidDepositDue?: string | undefined;
  };
}

export const StatusNow = ({ row }: StatusNowProps) => (
  <Stack
    sx={{
      alignItems: 'flex-start',
      maxWidth: '100%',
      [`@media ${phoneScreen}`]: {
        flexFlow: 'row wrap',
        alignItems: 'center',
        columnGap: 0.5,
      },
      '.MuiDataGrid-root--densityCompact & .MuiChip-root': { height: 20 },
    }}
  >
    <Status status={row.status} />
    <PendingMark row={row} />
    {row.unverified && row.status === statusAfter.confirmation ? (
      <Typography variant="caption" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        at once
      </Typography>
    ) : null}
    {row.refundDue ? (
      <MoneyMark
        title={refundText(row.refundDue)}
      >{`Refund ${formatUsd(row.refundDue)}`}</MoneyMark>
    ) : null}
    {row.unpaidDepositDue && row.unpaidDepositDue < baliToday() ? (
      <MoneyMark title={`Due ${shortDate(row.unpaidDepositDue)}`}>Deposit overdue</MoneyMark>
    ) : null}
  </Stack>
);

const MoneyMark = ({ title, children }: { title: string; children: string }) => (
  <Typography
    variant="caption"
    color="error"
    noWrap
    title={title}
    sx={{
      fontWeight: 600,
      // Sums with cents fit into a column if they reach into the padding of its cell.
      letterSpacing: '-0.01em',
      maxWidth: 'calc(100% + 10px)',
      [`@media ${phoneScreen}`]: { maxWidth: '100%' },
      '.MuiDataGrid-root--densityCompact &': { lineHeight: 1.2 },
    }}
  >
    {children}
  </Typography>
);
