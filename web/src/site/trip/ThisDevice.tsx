import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@selasar/domain';
import { use } from 'react';
import { Link, useHref } from 'react-router-dom';
import { deleteTripCopy } from '../../data/trips/tripCopy.ts';
import { paths } from '../../paths.ts';
import { clearTab } from '../../browserStorage.ts';
import { removeTripKey, storeTripKey } from './storedTripKey.ts';
import { OnlyRead } from './OnlyRead.ts';
import { TripKey } from './TripKey.ts';

/** The trip data on this device: the next request joins the trip, or the guest removes the data. */
export function ThisDevice() {
  const key = use(TripKey);
  const onlyRead = use(OnlyRead);
  const home = useHref(paths.home);
  const removeTrip = async () => {
    removeTripKey();
    clearTab();
    await deleteTripCopy(key);
    // A full page load, so that no data is left in the page and Back does not lead here.
    window.location.replace(home);
  };
  return (
    <Stack spacing={0.5} sx={{ mt: 1.5, mx: -1, alignItems: 'flex-start' }}>
      {onlyRead ? null : (
        <Button component={Link} to={paths.tours} onClick={() => storeTripKey(key)}>
          {t('Add something to this trip')}
        </Button>
      )}
      <Button color="inherit" onClick={() => void removeTrip()}>
        {t('Forget this trip on this device')}
      </Button>
    </Stack>
  );
}
