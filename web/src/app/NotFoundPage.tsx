import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MessagePage } from '../ui/MessagePage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <MessagePage heading="Oops! Page not found">
      <PageTitle title="Page not found" description="There is no page at this address." />
      <Typography color="textSecondary">
        The path may have changed, or the page has moved on, as travelers do.
      </Typography>
      <Button component={Link} to="/" variant="contained" size="large">
        Return to Home
      </Button>
    </MessagePage>
  );
}
