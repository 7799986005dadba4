import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';

const steps = [
  {
    title: 'Choose',
    text: 'Browse the tours and villas, pick your dates and send us a request. You pay nothing yet, and nothing is binding.',
  },
  {
    title: 'We confirm',
    text: 'A person reads your request, checks with the guide or the house, and writes back to you, usually on the same day.',
  },
  {
    title: 'Arrive',
    text: 'Your driver is waiting at the airport with your name on a sign. From there on, everything is arranged.',
  },
] as const satisfies readonly { title: PlainMessage; text: PlainMessage }[];

/** The steps from the choice to the driver at the airport. */
export function HowItWorks() {
  return (
    <Box component="section" sx={{ bgcolor: 'brand.band', py: { xs: 6, md: 10 } }}>
      <Container maxWidth="lg">
        <Typography variant="h2">{t('How it works')}</Typography>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 4,
            p: 0,
            display: 'grid',
            gap: { xs: 4, md: 5 },
            gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {steps.map(({ title, text }, i) => (
            <li key={title}>
              <Typography
                aria-hidden
                sx={{ typography: 'h2', color: 'secondary.main', fontSize: '3rem', lineHeight: 1 }}
              >
                {i + 1}
              </Typography>
              <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
                {t(title)}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {t(text)}
              </Typography>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
