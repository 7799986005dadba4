import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IosShareIcon from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import { requestStatus } from '@selasar/domain/requests';
import type { TripRequest } from '@selasar/domain/trips';
import { use } from 'react';
import { toast } from 'sonner';
import { addToCalendar } from '../forms/request/addToCalendar.ts';
import { addressHere } from '../../i18n/address.ts';
import { paths } from '../../paths.ts';
import { TripKey } from './TripKey.ts';

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

export function TripActions({ requests, isUnproven }: TripActionsProps) {
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
