import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { invalidTerms, type TransferTerms } from '@selasar/domain/pricing';
import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Paper from '@mui/material/Paper';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MarkedList } from '../../ui/Section.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { RetriedPart } from './FeaturedList.tsx';
import { FormWithoutScript } from '../forms/request/FormWithoutScript.tsx';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';

interface TransferSectionProps {
  terms: Promise<TransferTerms | typeof invalidTerms>;
}

export function TransferSection({ terms }: TransferSectionProps) {
  const { transfers } = siteTexts();
  return (
    <Box
      component="section"
      id="airport-transfer"
      sx={{
        bgcolor: 'primary.main',
        color: 'common.white',
        py: { xs: 6, md: 10 },
        // The target of a link is flush with the navigation bar.
        scrollMarginTop: '-16px',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 7 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <Stack spacing={2.5}>
          <Typography variant="h2">{t('Airport Transfers')}</Typography>
          <Typography>{transfers.intro}</Typography>
          <MarkedList items={transfers.promises} icon={checkMark} />
        </Stack>
        <Box sx={{ minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <FormWithoutScript
            what={t('book your transfer')}
            text={t('Hello {company}, I would like to book an airport transfer.', {
              company: company.name,
            })}
          />
          <Suspense fallback={loading()}>
            <Await
              resolve={terms}
              errorElement={<RetriedPart>{t('The booking form could not be loaded.')}</RetriedPart>}
            >
              {(known) =>
                known === invalidTerms ? (
                  <NotBookable />
                ) : (
                  <div className={needsScript}>
                    <Form terms={known} />
                  </div>
                )
              }
            </Await>
          </Suspense>
        </Box>
        <MapIsland />
      </Container>
    </Box>
  );
}

const checkMark = <CheckCircleIcon fontSize="small" sx={{ color: 'brand.accent' }} />;

const loading = () => (
  <Notice aria-label={t('Loading the booking form')}>
    <Skeleton variant="rounded" sx={{ height: { xs: 720, sm: 480 }, bgcolor: 'onDark.loading' }} />
  </Notice>
);

const Form = lazyIsland<{ terms: TransferTerms }>(
  'src/site/transfers/TransferForm.tsx',
  async () => (await import('../transfers/TransferForm.tsx')).TransferForm,
  loading,
);

/** The page from the server shows the map without its code. */
const MapIsland = lazyIsland(
  'src/site/transfers/TransferMap.tsx',
  async () => (await import('../transfers/TransferMap.tsx')).TransferMap,
  () => null,
);

const NotBookable = () => (
  <Paper sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: ({ radius }) => radius.sheet }}>
    <Typography sx={{ mb: 2 }}>
      {t(
        'Airport transfers cannot be booked here at the moment. Please contact us: a person answers, usually on the same day.',
      )}
    </Typography>
    <WhatsAppButton
      text={t('Hello {company}, I would like to book an airport transfer.', {
        company: company.name,
      })}
      variant="contained"
      color="secondary"
    >
      {t('Contact via WhatsApp')}
    </WhatsAppButton>
  </Paper>
);
