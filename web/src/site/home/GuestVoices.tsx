import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { homeLists, testimonials } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { WhenSeen } from '../../ui/WhenSeen.tsx';

const first = testimonials.slice(0, homeLists.testimonials);

async function loadGrid() {
  const { TestimonialGrid } = await import('../testimonials/TestimonialGrid.tsx');
  return <TestimonialGrid testimonials={first} />;
}

/** The first testimonials, and the way to all of them. */
export function GuestVoices() {
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2">What our guests say</Typography>
      <WhenSeen
        load={loadGrid}
        loading={null}
        failure={() => 'The testimonials could not be loaded.'}
        sx={{ mt: 4, minHeight: { xs: 740, sm: 480, lg: 250 } }}
      />
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <Button component={Link} to="/testimonials" variant="outlined" size="large">
          View All Testimonials
        </Button>
      </Box>
    </Container>
  );
}
