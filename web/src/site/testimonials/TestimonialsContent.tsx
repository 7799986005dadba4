import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { testimonials } from '@selasar/domain/samples';
import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import type { PublicReview } from '@selasar/domain/reviews';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import type { TestimonialsData } from '../loaders.ts';
import { TestimonialGrid, ReviewCard, reviewKey, VoiceGrid } from '../reviews/Reviews.tsx';

export function TestimonialsContent() {
  const texts = siteTexts().testimonials;
  const { newest } = useLoaderData<TestimonialsData>();
  return (
    <>
      <PageHead
        path={paths.testimonials}
        title={t('Guest Testimonials')}
        description={texts.description}
      />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <TestimonialGrid testimonials={testimonials} />
        <Suspense>
          <Await resolve={newest}>{(reviews) => <RecentReviews reviews={reviews} />}</Await>
        </Suspense>
        <Box sx={{ mt: { xs: 6, md: 8 }, textAlign: 'center' }}>
          <Typography component="h2" variant="h3">
            {t('Make it your story')}
          </Typography>
          <Button
            component={Link}
            to={paths.tours}
            variant="contained"
            color="secondary"
            size="large"
            sx={{ mt: 2.5 }}
          >
            {t('Explore Tours')}
          </Button>
        </Box>
      </Container>
    </>
  );
}

export function RecentReviews({ reviews }: { reviews: readonly PublicReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2.5 }}>
        {t('The newest reviews')}
      </Typography>
      <VoiceGrid>
        {reviews.map((review, place) => (
          <ReviewCard key={reviewKey(review, place)} review={review} namesOffer />
        ))}
      </VoiceGrid>
    </Box>
  );
}
