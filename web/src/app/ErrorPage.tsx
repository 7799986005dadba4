import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { MessagePage } from '../ui/MessagePage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** Something broke while a page was loading or drawing. */
export function ErrorPage() {
  const error = useRouteError();
  // A new version of the site takes the old version's files away.
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <MessagePage
      heading={outdated ? 'There is a newer version of this page' : 'Something went wrong'}
    >
      <PageTitle title="Something went wrong" />
      <Typography color="textSecondary">
        {outdated
          ? 'Please load the page again to get it.'
          : 'We could not show this page. Please try again.'}
      </Typography>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </MessagePage>
  );
}
