import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { MessagePage } from '../../../brand/MessagePage.tsx';
import { NoIndex, PageTitle } from '../../../brand/PageTitle.tsx';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { live } from '../../common/useLiveContent.ts';
import { AnswerStatus } from '../../../ui/served.ts';

const OfflineIsland = lazyIsland(
  'src/site/layout/notFound/OfflinePage.tsx',
  async () => (await import('./OfflinePage.tsx')).OfflinePage,
  () => null,
);

interface NotFoundPageProps {
  failure?: string;
}

export function NotFoundPage({ failure }: NotFoundPageProps) {
  // The state when the page opened: a later change of the connection does not affect it.
  const [isOffline] = useState(() => typeof window !== 'undefined' && !navigator.onLine);
  return isOffline ? <OfflineIsland /> : <NotFound failure={failure} />;
}

function NotFound({ failure }: NotFoundPageProps) {
  const { pathname } = useLocation();
  use(AnswerStatus)(404);
  useEffect(() => {
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <MessagePage heading={t('Oops! Page not found')}>
      <PageTitle title={t('Page not found')} />
      <NoIndex />
      {/* In the island of a tour or villa, too, the path is logged without an interaction. */}
      <Typography color="textSecondary" {...live}>
        {failure
          ? t('{failure}. Please check your connection and try again.', { failure })
          : t('The path may have changed, or the page has moved on, as travelers do.')}
      </Typography>
      {failure ? (
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          {t('Try again')}
        </Button>
      ) : null}
      <Button
        component={Link}
        to={paths.home}
        variant={failure ? 'text' : 'contained'}
        size="large"
      >
        {t('Return to Home')}
      </Button>
    </MessagePage>
  );
}
