import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MessagePage } from '../brand/MessagePage.tsx';
import { NoIndex } from '../brand/NoIndex.tsx';
import { PageTitle } from '../brand/PageTitle.tsx';
import { useCrewView } from '../data/crew/useCrewView.ts';
import { Loading } from '../ui/Loading.tsx';
import { useOnReconnect } from '../ui/useOnReconnect.ts';
import { CrewKey } from './CrewKey.ts';
import { Jobs } from './Jobs.tsx';
import { failureText } from './failureText.ts';

/** The jobs of a driver or guide, live. Anyone with the address may see them, so the title does not name the person. */
function CrewPage() {
  const { key = '' } = useParams();
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      <PageTitle title={t('Your jobs')} />
      <NoIndex />
      {/* Sends no referrer with requests or links to a map. */}
      <meta name="referrer" content="no-referrer" />
      <CrewKey value={key}>
        <Crew key={`${attempt} ${key}`} crewKey={key} onRetry={() => setAttempt(attempt + 1)} />
      </CrewKey>
    </>
  );
}

function Crew({ crewKey, onRetry }: { crewKey: string; onRetry: () => void }) {
  const crew = useCrewView(crewKey);
  if (crew.status === 'loading') return <Loading>{t('Loading your jobs...')}</Loading>;
  if (crew.status === 'error') {
    return crew.error.code === 'crew-link-not-found' ? (
      <Closed />
    ) : (
      <CrewError reason={failureText(crew.error)} onRetry={onRetry} />
    );
  }
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 3 }}>
      <Typography variant="h1">{t('Your jobs')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {crew.view.name}
      </Typography>
      <Jobs jobs={crew.view.jobs} />
    </Container>
  );
}

/** For every invalid address: wrong and replaced ones show the same page. */
const Closed = () => (
  <MessagePage heading={t('This link is closed')}>
    <Typography color="textSecondary">
      {t(
        'There may be a newer link, or a part of this one is missing. Please ask the office for your link.',
      )}
    </Typography>
  </MessagePage>
);

/** The jobs may exist, but could not be loaded. */
function CrewError({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <MessagePage heading={t('Your jobs could not be loaded')}>
      <Typography color="textSecondary">{reason}</Typography>
      <Button variant="contained" size="large" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </MessagePage>
  );
}

export { CrewPage as Component };
