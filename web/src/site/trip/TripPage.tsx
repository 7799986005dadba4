import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NoIndex } from '../../brand/NoIndex.tsx';
import { PageTitle } from '../../brand/PageTitle.tsx';
import { useTrip } from '../../data/trips/useTrip.ts';
import { Loading } from '../../ui/Loading.tsx';
import { NoTrip } from './NoTrip.tsx';
import { OnlyRead } from './OnlyRead.ts';
import { CopyNotice } from './CopyNotice.tsx';
import { useForgottenElsewhere } from './forgetTrip.ts';
import { TripKey } from './TripKey.ts';
import { TripError } from './TripError.tsx';
import { TripView } from './TripView.tsx';
import { useTripCopy } from './useTripCopy.ts';

/** All requests of a guest, live. Anyone with the address may see them, so the title has no details. */
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
  const copy = useTripCopy(tripKey, trip);
  if (trip.status === 'loading') return <Loading>{t('Loading your trip...')}</Loading>;
  if (trip.status === 'error') {
    if (trip.error.code === 'trip-not-found') return <NoTrip />;
    if (copy === undefined) return <Loading>{t('Loading your trip...')}</Loading>;
    if (copy === null) return <TripError error={trip.error} onRetry={onRetry} />;
    return (
      <OnlyRead value>
        <Shown requests={copy.view.requests}>
          <CopyNotice savedAtMs={copy.savedAtMs} onRetry={onRetry} />
        </Shown>
      </OnlyRead>
    );
  }
  return <Shown requests={trip.view.requests} />;
}

function Shown({ requests, children }: { requests: readonly TripRequest[]; children?: ReactNode }) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {t('Your trip')}
      </Typography>
      {children}
      <TripView requests={requests} />
    </Container>
  );
}

export { TripPage as Component };
