import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import { homeLists } from './homeLists.ts';
import { testimonials } from '@selasar/domain/samples';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TestimonialGrid } from '../testimonials/TestimonialGrid.tsx';

const first = testimonials.slice(0, homeLists.testimonials);

/** The first testimonials, and a link to all of them. */
export function GuestVoices() {
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2">{t('What our guests say')}</Typography>
      <Box sx={{ mt: 4 }}>
        <TestimonialGrid testimonials={first} />
      </Box>
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <Button component={Link} to={paths.testimonials} variant="outlined" size="large">
          {t('View All Testimonials')}
        </Button>
      </Box>
    </Container>
  );
}
