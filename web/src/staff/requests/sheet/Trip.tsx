import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Booking, Transfer } from '@selasar/domain/requests';
import {
  fixText,
  type TripWarning,
  tripWarningsOf,
  warningMailText,
  warningText,
} from '@selasar/domain/trips';
import { Link as RouterLink } from 'react-router-dom';
import { useToday } from '../../../clock/useToday.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { useTripRequests } from '../../../data/requests/requests.ts';
import { LoadError, Loading } from '../../common/Loaded.tsx';
import { Section } from '../../common/Panel.tsx';
import { Status } from '../list/Status.tsx';
import { kindsForStaff } from '../kindsForStaff.ts';

export type NamedRequest = (Booking & { kind: 'bookings' }) | (Transfer & { kind: 'transfers' });

interface TripRequests {
  bookings: readonly Row<Booking>[];
  transfers: readonly Row<Transfer>[];
}

export const requestsIn = ({ bookings, transfers }: TripRequests): NamedRequest[] => [
  ...bookings.filter(isValid).map((booking) => ({ ...booking, kind: 'bookings' as const })),
  ...transfers.filter(isValid).map((transfer) => ({ ...transfer, kind: 'transfers' as const })),
];

interface TripProps {
  /** The request whose sheet this is in; an invalid record may lack any of the other fields. */
  of: Guest & { id: string; tripId?: string | undefined };
}

export function Trip({ of }: TripProps) {
  const live = useTripRequests(of.tripId);
  const today = useToday();
  const connected = useConnected();
  if (live.status === 'loading') {
    if (connected || of.tripId === undefined) return null;
    return <Loading what="The guest's other requests, and warnings about them," height={24} />;
  }
  if (live.status === 'error') {
    return <LoadError message="Failed to load the guest's trip" onRetry={live.retry} />;
  }
  const requests = requestsIn(live.data);
  const warnings = tripWarningsOf(requests, today);
  const isOther = ({ id }: { id: string }) => id !== of.id;
  if (warnings.length === 0 && !requests.some(isOther)) return null;
  return (
    <Section heading="Trip">
      <Stack spacing={1.5} useFlexGap>
        {warnings.map((warning) => (
          <Warning
            key={[warning.code, ...warning.requests].join(' ')}
            warning={warning}
            guest={of}
          />
        ))}
        <OtherRequests requests={requests.filter(isOther)} />
      </Stack>
    </Section>
  );
}

export const OtherRequests = ({ requests }: { requests: readonly NamedRequest[] }) => (
  <RequestLinks
    requests={requests.toSorted((one, other) => startOf(one).localeCompare(startOf(other)))}
  />
);

const startOf = (request: NamedRequest): string => kindsForStaff[request.kind].startOf(request);

interface RequestLinksProps {
  requests: readonly NamedRequest[];
  /** Beneath a link. */
  moreOf?: (request: NamedRequest) => readonly string[];
}

export function RequestLinks({ requests, moreOf = () => [] }: RequestLinksProps) {
  if (requests.length === 0) return null;
  return (
    <Stack component="ul" spacing={1.5} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {requests.map((request) => {
        const { path, itemOf, whenOf } = kindsForStaff[request.kind];
        return (
          <Stack
            component="li"
            key={request.id}
            direction="row"
            spacing={1.5}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
              <Link component={RouterLink} to={path(request.id)}>
                {`${itemOf(request)}, ${whenOf(request)}`}
              </Link>
              {moreOf(request).map((line) => (
                <Box key={line} sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                  {line}
                </Box>
              ))}
            </Box>
            <Status status={request.status} />
          </Stack>
        );
      })}
    </Stack>
  );
}

export interface Guest {
  customerName?: string;
  customerEmail?: string;
}

interface WarningProps {
  warning: TripWarning;
  guest: Guest;
}

export function Warning({ warning, guest: { customerName, customerEmail } }: WarningProps) {
  const { subject, fromStaff } = warningMailText;
  const body = fromStaff(customerName ?? '', warningText(warning, 'guest'));
  const mail = [
    ['subject', subject],
    ['body', body],
  ].map(([name = '', text = '']) => `${name}=${encodeURIComponent(text)}`);
  return (
    <Alert severity="warning" role="note">
      <span>{warningText(warning, 'staff')}</span>
      {customerEmail ? (
        <Box sx={{ mt: 0.5 }}>
          <Link
            href={`mailto:${customerEmail}?${mail.join('&')}`}
            color="inherit"
            underline="always"
            sx={{ fontWeight: 600 }}
          >
            {fixText(warning.suggestedFix, 'staff')}
          </Link>
        </Box>
      ) : null}
    </Alert>
  );
}
