import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

/** The pulse that stands in for a tour while it loads. */
export function TourPlaceholder() {
  return (
    <Container
      maxWidth="lg"
      component="output"
      aria-label="Loading the tour"
      sx={{ display: 'block', py: 5 }}
    >
      <Skeleton width="30%" />
      <Skeleton sx={{ fontSize: '3rem', width: '70%' }} />
      <Box
        sx={{ display: 'grid', gap: 5, mt: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' } }}
      >
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
        <Skeleton variant="rounded" height={460} />
      </Box>
    </Container>
  );
}
