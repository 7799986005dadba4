import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { NoIndex } from '../../brand/NoIndex.tsx';
import { PageTitle } from '../../brand/PageTitle.tsx';
import { FindTripForm } from './FindTripForm.tsx';
import { keptTrip } from './keptTrip.ts';

/** For those who have lost the link of their trip. */
function FindTripPage() {
  const { tripKey: kept } = keptTrip();
  return (
    <MessagePage heading="Find my booking">
      <PageTitle title="Find my booking" />
      <NoIndex />
      {kept ? (
        <Button component={Link} to={paths.trip(kept)} variant="contained" size="large">
          Open the trip that was booked in this browser
        </Button>
      ) : null}
      <Typography color="textSecondary">
        Tell us the email that you booked with. We send the link of your trip there.
      </Typography>
      <FindTripForm />
    </MessagePage>
  );
}

export { FindTripPage as Component };
