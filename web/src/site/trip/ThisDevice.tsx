import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@selasar/domain';
import { use } from 'react';
import { Link, useHref } from 'react-router-dom';
import { forgetTripCopy } from '../../data/trips/tripCopy.ts';
import { paths } from '../../paths.ts';
import { clearTab } from '../../browserStorage.ts';
import { forgetTrip, keepTrip } from './keptTrip.ts';
import { OnlyRead } from './OnlyRead.ts';
import { TripKey } from './TripKey.ts';

/** What this browser knows of the trip: the next request joins it, or nothing of it stays. */
export function ThisDevice() {
  const key = use(TripKey);
  const onlyRead = use(OnlyRead);
  const home = useHref(paths.home);
  const forget = async () => {
    forgetTrip();
    clearTab();
    await forgetTripCopy(key);
    // Anew, so that nothing is left in the page either, and the way back does not lead here.
    window.location.replace(home);
  };
  return (
    <Stack spacing={0.5} sx={{ mt: 1.5, mx: -1, alignItems: 'flex-start' }}>
      {onlyRead ? null : (
        <Button component={Link} to={paths.tours} onClick={() => keepTrip(key)}>
          {t('Add something to this trip')}
        </Button>
      )}
      <Button color="inherit" onClick={() => void forget()}>
        {t('Forget this trip on this device')}
      </Button>
    </Stack>
  );
}
