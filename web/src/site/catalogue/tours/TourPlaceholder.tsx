import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { t } from '@selasar/domain';

/** The skeleton of a tour while it loads. */
export function TourPlaceholder() {
  return (
    <Container
      maxWidth="lg"
      component="output"

      sx={{ display: 'block', py: 5, minHeight: '100vh' }}
    >
      <Skeleton width="30%" />
      <Typography component="div" variant="h1">
        <span style={visuallyHidden}>{t('Loading the tour')}</span>
        <Skeleton sx={{ width: '70%' }} />
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 5, mt: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' } }}
      >
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
        <Skeleton variant="rounded" height={460} />
      </Box>
    </Container>
  );
}
