import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain';
import { Notice } from '../../ui/Notice.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { AskWithoutScript } from '../request/AskWithoutScript.tsx';
import { checkMark } from './checkMark.tsx';

const promises = [
  'Your driver waits in the arrivals hall, with your name on a sign',
  'We follow your flight: no charge when it is late',
  'Air-conditioned car, water and child seats on request',
];

async function loadForm() {
  const { TransferForm } = await import('../transfer/TransferForm.tsx');
  return <TransferForm />;
}

/** Airport transfers, with the form that books one. */
export function TransferSection() {
  return (
    <Box
      component="section"
      id="airport-transfer"
      sx={{
        bgcolor: 'primary.main',
        color: 'common.white',
        py: { xs: 6, md: 10 },
        // A link to it ends flush with the navigation bar.
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
          <Typography variant="h2">Airport Transfers</Typography>
          <Typography>
            We have met guests at Ngurah Rai since {company.transfersSince}; over 25,000 travelers
            are riding with us this year. Tell us where you are going, and someone will be there.
          </Typography>
          <MarkedList items={promises} icon={checkMark} />
        </Stack>
        <AskWithoutScript
          what="book your transfer"
          text="Hello Selasar Bali, I would like to book an airport transfer."
        />
        <WhenSeen
          className={needsScript}
          label="Airport transfer"
          load={loadForm}
          loading={
            <Notice aria-label="Loading the booking form">
              <Skeleton
                variant="rounded"
                sx={{ height: 1, minHeight: 'inherit', bgcolor: 'onDark.loading' }}
              />
            </Notice>
          }
          failure={() => 'The booking form could not be loaded.'}
          sx={{ minHeight: { xs: 800, sm: 510 }, '& output': { minHeight: 'inherit' } }}
        />
      </Container>
    </Box>
  );
}
