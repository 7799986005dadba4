import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { NoIndex } from '../../brand/NoIndex.tsx';
import { PageTitle } from '../../brand/PageTitle.tsx';
import { FindTripForm } from './FindTripForm.tsx';
import { useStoredTripKey } from './storedTripKey.ts';

/** For guests who have lost the link of their trip. */
function FindTripPage() {
  const key = useStoredTripKey();
  return (
    <MessagePage heading={t('Find my booking')}>
      <PageTitle title={t('Find my booking')} />
      <NoIndex />
      {key ? (
        <Button component={Link} to={paths.trip(key)} variant="contained" size="large">
          {t('Open the trip that was booked in this browser')}
        </Button>
      ) : null}
      <Typography color="textSecondary">
        {t('Tell us the email that you booked with. We send the link of your trip there.')}
      </Typography>
      <FindTripForm />
    </MessagePage>
  );
}

export { FindTripPage as Component };
