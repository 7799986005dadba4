import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { chatGreeting } from '../common/chatGreeting.ts';

export function CallToAction() {
  return (
    <Box
      component="section"
      sx={{
        position: 'relative',
        bgcolor: 'primary.dark',
        color: 'common.white',
        py: { xs: 8, md: 12 },
        textAlign: 'center',
      }}
    >
      <Picture
        src={pictures.hero.tours}
        alt=""
        sizes="max(100vw, 700px)"
        sx={{ position: 'absolute', inset: 0 }}
      />
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, background: ({ shade }) => shade.photo }}
      />
      <Container maxWidth="md" sx={{ position: 'relative' }}>
        <Typography variant="h2">{t('Not sure where to begin?')}</Typography>
        <Typography sx={{ mt: 2, mx: 'auto', maxWidth: 560, fontSize: { md: '1.15rem' } }}>
          {t(
            'Tell us when you are coming and what makes you happy. We will suggest a few days that fit, and you can change whatever you like.',
          )}
        </Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ mt: 4, justifyContent: 'center' }}
        >
          <WhatsAppButton text={chatGreeting()} variant="contained" color="secondary" size="large">
            {t('WhatsApp Us')}
          </WhatsAppButton>
          <Button
            component={Link}
            to={paths.contact}
            variant="outlined"
            color="inherit"
            size="large"
          >
            {t('Contact Form')}
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
