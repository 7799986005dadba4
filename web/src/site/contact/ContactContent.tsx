import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, t } from '@selasar/domain';
import { useLocation } from 'react-router-dom';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';
import { travelAgency } from '../layout/head/jsonLd/travelAgency.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import { heroPicture } from '../layout/head/sharedPicture.ts';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';
import { chatGreeting } from '../layout/whatsapp/chatGreeting.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';

/** The page below its banner, and its metadata. */
export function ContactContent() {
  const { contact } = siteTexts();
  const { key } = useLocation();
  return (
    <>
      <PageHead
        path={paths.contact}
        picture={heroPicture('tours')}
        things={(origin) => [travelAgency(origin)]}
        title={t('Contact')}
        description={contact.description}
      />
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        {/* Starts from its draft on each visit: a refused text may have been restored in the meantime. */}
        <ContactForm key={key} />
        <Stack spacing={5}>
          <ContactInfo />
          {company.whatsApp === undefined ? null : (
            <Box
              component="section"
              sx={{ p: 3, borderRadius: ({ radius }) => radius.card, bgcolor: 'brand.band' }}
            >
              <Typography component="h2" variant="h4">
                {t('Chat with us on WhatsApp')}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
                {t('We usually reply within minutes during business hours.')}
              </Typography>
              <WhatsAppButton text={chatGreeting()} variant="contained" color="secondary">
                {t('Contact via WhatsApp')}
              </WhatsAppButton>
            </Box>
          )}
        </Stack>
      </Container>
    </>
  );
}
