import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessagePage } from '../brand/MessagePage.tsx';
import { NoIndex } from '../brand/NoIndex.tsx';
import { PageTitle } from '../brand/PageTitle.tsx';

/** Something broke while a page was loading or drawing. */
export function ErrorPage() {
  return (
    <MessagePage heading="Something went wrong">
      <PageTitle title="Something went wrong" />
      <NoIndex />
      <Typography color="textSecondary">We could not show this page. Please try again.</Typography>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </MessagePage>
  );
}
