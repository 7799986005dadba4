import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { NoIndex } from '../../brand/NoIndex.tsx';
import { PageTitle } from '../../brand/PageTitle.tsx';
import { noteFault } from '../../ui/faults/noteFault.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { areas } from './areas.ts';
import type { Area } from './areas.ts';

/** Shown when loading or rendering a page fails: reports the error, and links back. */
export function AreaError({ area }: { area: Area }) {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) noteFault('page', error);
  }, [error]);
  const online = useOnline();
  const { text, back } = areas[area];
  const heading = online ? t('Something went wrong') : t('You are offline');
  return (
    <MessagePage heading={heading}>
      <PageTitle title={heading} />
      <NoIndex />
      <Typography color="textSecondary">{t(text)}</Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Button variant="contained" size="large" onClick={() => window.location.reload()}>
          {t('Load the page again')}
        </Button>
        {'to' in back ? (
          <Button component={Link} to={back.to} size="large">
            {t(back.label)}
          </Button>
        ) : (
          <Button href={back.href} size="large">
            {t(back.label)}
          </Button>
        )}
      </Box>
    </MessagePage>
  );
}
