import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import type { TripRequest } from '@selasar/domain/trips';
import { useState, use } from 'react';
import Alert from '@mui/material/Alert';
import { company } from '@selasar/domain/core';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IosShareIcon from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { requestStatus } from '@selasar/domain/requests';
import { toast } from 'sonner';
import { useToday } from '../../clock/useToday.ts';
import { Notice } from '../../ui/Notice.tsx';
import { inOrder, asksForReview, TripKey } from './tripRequest.ts';
import { ConnectionLostNotice } from '../../brand/ConnectionLostNotice.tsx';
import { RequestCard } from './RequestCard.tsx';
import { TripAside } from './TripAside.tsx';
import { TripWarnings } from './TripWarnings.tsx';
import { statusOf, titleOf } from './requestText.ts';
import { addToCalendar } from '../forms/request/addToCalendar.ts';
import { addressHere } from '../../i18n/address.ts';
import { paths } from '../../paths.ts';

const answersOf = ({ thread }: TripRequest) => thread.filter(({ from }) => from === 'staff');

function updatesOf(before: TripRequest | undefined, now: TripRequest): string[] {
  const title = titleOf(now);
  if (!before) return [t('New: {title}.', { title })];
  const last = answersOf(now).at(-1)?.id;
  const isWritten = last !== undefined && last !== answersOf(before).at(-1)?.id;
  return [
    ...(before.status === now.status
      ? []
      : [t('{title}: {status}.', { title, status: t(statusOf(now).label) })]),
    ...(before.changeRequest && !now.changeRequest && before.status === now.status
      ? [t('{title}: you no longer have an open request.', { title })]
      : []),
    ...(isWritten
      ? [t('{company} wrote to you about {title}.', { company: company.name, title })]
      : []),
  ];
}

function useUpdates(requests: readonly TripRequest[]): string {
  const [known, setKnown] = useState(requests);
  const [updates, setUpdates] = useState('');
  if (known !== requests) {
    const before = new Map(known.map((request) => [request.id, request]));
    const found = requests.flatMap((request) => updatesOf(before.get(request.id), request));
    setKnown(requests);
    if (found.length > 0) setUpdates(found.join(' '));
  }
  return updates;
}

const cards = (requests: readonly TripRequest[]) =>
  requests.map((request) => <RequestCard key={request.id} request={request} />);

interface TripViewProps {
  requests: readonly TripRequest[];
  isUnproven?: boolean;
}

export function TripView({ requests, isUnproven = false }: TripViewProps) {
  const today = useToday();
  const updates = useUpdates(requests);
  const { ahead, past } = inOrder(requests, today);
  // The state when the page opened: requests that the guest collapses stay collapsed.
  const [opensReview] = useState(() => past.some((request) => asksForReview(request, today)));
  return (
    <>
      <Notice sx={visuallyHidden}>{updates}</Notice>
      <TripActions requests={ahead} isUnproven={isUnproven} />
      <ConnectionLostNotice />
      {isUnproven ? <UnprovenNotice requests={requests} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 4fr)' },
        }}
      >
        <Stack spacing={3}>
          <TripWarnings requests={requests} today={today} />
          {ahead.length === 0 ? (
            <Typography color="textSecondary">
              {t('Nothing is coming up at the moment. What you add to this trip will appear here.')}
            </Typography>
          ) : (
            cards(ahead)
          )}
          {past.length > 0 ? (
            <details open={opensReview}>
              <Box component="summary" sx={{ typography: 'h3', cursor: 'pointer', py: 1 }}>
                {t('Past ({count})', { count: past.length })}
              </Box>
              <Stack spacing={3} sx={{ mt: 2 }}>
                {cards(past)}
              </Stack>
            </details>
          ) : null}
        </Stack>
        <TripAside requests={ahead} isUnproven={isUnproven} />
      </Box>
    </>
  );
}

function UnprovenNotice({ requests }: { requests: readonly TripRequest[] }) {
  const email = requests.map(({ customerEmail }) => customerEmail).find(Boolean);
  if (!email) return null;
  return (
    <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {t(
        'We sent the link of your trip to {email}. Please use that link from now on: it opens on any device. If the address is wrong, please write to us.',
        { email },
      )}
    </Alert>
  );
}

const caution: PlainMessage = 'Anyone with the link can see the trip and change it.';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function shareTrip(tripHref: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: t('My trip to Bali'), url: tripHref });
      return;
    } catch (error) {
      if (isAbort(error)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(tripHref);
    toast.success(t('Link copied'), { description: t(caution) });
  } catch {
    toast.info(t('Please copy the link from the address bar of your browser'), {
      description: t(caution),
    });
  }
}

interface TripActionsProps {
  requests: readonly TripRequest[];
  isUnproven: boolean;
}

function TripActions({ requests, isUnproven }: TripActionsProps) {
  const key = use(TripKey);
  // An unproven key ends soon: the page that sends the link by mail stays.
  const path = isUnproven ? paths.findTrip : paths.trip(key);
  const href = window.location.origin + addressHere(path);
  // The same file removes cancelled events from a calendar that has them.
  const isAnyOn = requests.some(({ status }) => requestStatus[status].ical !== 'CANCELLED');
  const calendar = (
    <Button
      variant={isAnyOn ? 'outlined' : 'text'}
      startIcon={<CalendarMonthIcon />}
      onClick={() => addToCalendar(requests, href)}
    >
      <span>{isAnyOn ? t('Add to calendar') : t('Remove from calendar')}</span>
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: { xs: 3, md: 4 } }}>
      {isAnyOn ? calendar : null}
      {isUnproven ? null : (
        <Button
          variant="outlined"
          startIcon={<IosShareIcon />}
          onClick={() => void shareTrip(href)}
        >
          {t('Share')}
        </Button>
      )}
      {requests.length > 0 && !isAnyOn ? calendar : null}
    </Box>
  );
}
