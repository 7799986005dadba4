import { company } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { MessagePage } from '../brand/MessagePage.tsx';
import { NoIndex, PageTitle } from '../brand/PageTitle.tsx';
import { noteFault } from '../ui/noteFault.ts';
import { useOnline } from '../ui/browser.ts';

interface AreaWords {
  text: PlainMessage;
  back: { label: PlainMessage } & ({ to: string } | { href: string });
}

const areas = {
  site: {
    text: 'We could not show this page. What you typed in a booking or transfer form is kept. Please try again.',
    back: { label: 'Go to the home page', to: paths.home },
  },
  trip: {
    text: 'We could not show your trip. Nothing in it has changed. Please try again.',
    back: { label: 'Contact us', to: paths.contact },
  },
  crew: {
    text: 'We could not show your jobs. What you ticked is kept. Please try again, or call the office.',
    back: { label: 'Call the office', href: `tel:${company.phone.replaceAll(' ', '')}` },
  },
  staff: {
    text: 'We could not show this page. What is saved is safe, and forms of tours and villas keep what you typed. Please try again.',
    back: { label: 'Go to the dashboard', to: paths.admin.dashboard },
  },
} as const satisfies Record<string, AreaWords>;
type Area = keyof typeof areas;

function AreaError({ area }: { area: Area }) {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) noteFault(error);
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
            <span>{t(back.label)}</span>
          </Button>
        ) : (
          <Button href={back.href} size="large">
            <span>{t(back.label)}</span>
          </Button>
        )}
      </Box>
    </MessagePage>
  );
}

export const SiteError = () => <AreaError area="site" />;
export const TripError = () => <AreaError area="trip" />;
export const CrewError = () => <AreaError area="crew" />;
export const StaffError = () => <AreaError area="staff" />;
