import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { company, t } from '@selasar/domain';
import { testimonials } from '@selasar/domain/samples';
import { Suspense } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../head/PageHead.tsx';
import { Hero } from '../hero/Hero.tsx';
import { withHero } from '../hero/withHero.ts';
import { NewestReviews } from '../reviews/NewestReviews.tsx';
import type { TestimonialsData } from './loadTestimonials.ts';
import { TestimonialGrid } from './TestimonialGrid.tsx';

function TestimonialsPage() {
  const { newest } = useLoaderData<TestimonialsData>();
  return (
    <>
      <PageHead
        path={paths.testimonials}
        title={t('Guest Testimonials')}
        description={t(
          'What guests from around the world say about their tours and villas with {company}.',
          { company: company.name },
        )}
      />
      <Hero
        title={t('Guest Testimonials')}
        subtitle={t('What people told us, or wrote to us, once they were home again.')}
        image="/images/hero/batur.webp"
        height="small"
      />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <TestimonialGrid testimonials={testimonials} />
        <Suspense>
          <Await resolve={newest}>{(reviews) => <NewestReviews reviews={reviews} />}</Await>
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

export { TestimonialsPage as Component, withHero as handle };
