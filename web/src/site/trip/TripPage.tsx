import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MessagePage } from '../../brand/MessagePage.tsx';
import { chatGreeting, WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { FindTripForm } from './FindTripForm.tsx';
import { NoIndex, PageTitle } from '../../brand/PageTitle.tsx';
import { useTrip } from '../../data/trips/useTrip.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useForgottenElsewhere } from '../forms/request/storedTrip.ts';
import { TripKey } from './tripRequest.ts';
import { TripView } from './TripView.tsx';
import type { Failure } from '../../data/firebase/failure.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useOnReconnect } from '../../ui/browser.ts';

const hintOf = ({ kind, details }: Failure): string => {
  if (kind === 'unreachable')
    return `${t('The server cannot be reached. Please check your connection.')} ${t('This page needs an internet connection. Our emails, the voucher and the calendar file do not.')}`;
  return details?.message ?? t('Something went wrong on our side.');
};

function TripError({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <EmptyState title={t('Your trip could not be loaded')} hint={hintOf(error)}>
      <Stack spacing={1.25}>
        <Button variant="contained" onClick={onRetry}>
          {t('Try again')}
        </Button>
        <WhatsAppButton text={chatGreeting()} variant="outlined">
          {t('Contact via WhatsApp')}
        </WhatsAppButton>
      </Stack>
    </EmptyState>
  );
}

/** Wrong and replaced addresses show the same page. */
const NoTrip = () => (
  <MessagePage heading={t('This link does not lead to a trip')}>
    <Typography color="textSecondary">
      {t(
        'It may have been replaced by a newer one, or a part of it is missing. We can send you the right one: to the email that you booked with.',
      )}
    </Typography>
    <FindTripForm />
    <WhatsAppButton text={chatGreeting()} variant="outlined">
      {t('Contact via WhatsApp')}
    </WhatsAppButton>
  </MessagePage>
);

/** Anyone with the address may see them, so the title has no details. */
function TripPage() {
  const { key = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  useForgottenElsewhere(key);
  return (
    <>
      <PageTitle title={t('Your trip')} />
      <NoIndex />
      {/* After navigation within the site the first page's policy applies: this prevents a referrer with the key. */}
      <meta name="referrer" content="no-referrer" />
      <TripKey value={key}>
        <Trip key={`${attempt} ${key}`} tripKey={key} onRetry={() => setAttempt(attempt + 1)} />
      </TripKey>
    </>
  );
}

function Trip({ tripKey, onRetry }: { tripKey: string; onRetry: () => void }) {
  const trip = useTrip(tripKey);
  if (trip.status === 'loading') return <Loading>{t('Loading your trip...')}</Loading>;
  if (trip.status === 'error') {
    if (trip.error.code === 'trip-not-found') return <NoTrip />;
    return <TripError error={trip.error} onRetry={onRetry} />;
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {t('Your trip')}
      </Typography>
      <TripView {...trip.view} />
    </Container>
  );
}

export { TripPage as Component };
