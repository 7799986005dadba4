import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IosShareIcon from '@mui/icons-material/IosShare';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { requestStatus, t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { addToCalendar } from './addToCalendar.ts';
import { shareTrip } from './shareTrip.ts';
import { use } from 'react';
import { addressHere } from '../../i18n/address.ts';
import { paths } from '../../paths.ts';
import { TripKey } from './TripKey.ts';

/** The whole address of the trip, for the guest's own calendar and to share. */
const useTripHref = (): string => window.location.origin + addressHere(paths.trip(use(TripKey)));

/** The actions for the whole trip. `requests` are the upcoming ones. */
export function TripActions({ requests }: { requests: readonly TripRequest[] }) {
  const href = useTripHref();
  // The same file removes cancelled events from a calendar that has them.
  const isAnyOn = requests.some(({ status }) => requestStatus[status].ical !== 'CANCELLED');
  const calendar = (
    <Button
      variant={isAnyOn ? 'outlined' : 'text'}
      startIcon={<CalendarMonthIcon />}
      onClick={() => addToCalendar(requests, href)}
    >
      {isAnyOn ? t('Add to calendar') : t('Remove from calendar')}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: { xs: 3, md: 4 } }}>
      {isAnyOn ? calendar : null}
      <Button variant="outlined" startIcon={<IosShareIcon />} onClick={() => void shareTrip(href)}>
        {t('Share')}
      </Button>
      {requests.length > 0 && !isAnyOn ? calendar : null}
    </Box>
  );
}
