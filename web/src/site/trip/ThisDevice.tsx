import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@selasar/domain';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useForgetTrip } from './forgetTrip.ts';
import { storeTripKey } from './storedTripKey.ts';
import { OnlyRead } from './OnlyRead.ts';
import { TripKey } from './TripKey.ts';

/** The trip data on this device: the next request joins the trip, or the guest removes the data. */
export function ThisDevice() {
  const key = use(TripKey);
  const onlyRead = use(OnlyRead);
  const forgetTrip = useForgetTrip(key);
  return (
    <Stack spacing={0.5} sx={{ mt: 1.5, mx: -1, alignItems: 'flex-start' }}>
      {onlyRead ? null : (
        <Button component={Link} to={paths.tours} onClick={() => storeTripKey(key)}>
          {t('Add something to this trip')}
        </Button>
      )}
      <Button color="inherit" onClick={() => void forgetTrip()}>
        {t('Forget this trip on this device')}
      </Button>
    </Stack>
  );
}
