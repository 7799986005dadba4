import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { siteTexts } from '@selasar/brand/texts';
import { pictures } from '@selasar/brand';
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
        title="Guest Testimonials"
        description={siteTexts.testimonials.description}
      />
      <Hero
        title="Guest Testimonials"
        subtitle={siteTexts.testimonials.subtitle}
        image={pictures.hero.home.src}
        height="small"
      />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <TestimonialGrid testimonials={testimonials} />
        <Suspense>
          <Await resolve={newest}>{(reviews) => <NewestReviews reviews={reviews} />}</Await>
        </Suspense>
        <Box sx={{ mt: { xs: 6, md: 8 }, textAlign: 'center' }}>
          <Typography component="h2" variant="h3">
            Make it your story
          </Typography>
          <Button
            component={Link}
            to={paths.tours}
            variant="contained"
            color="secondary"
            size="large"
            sx={{ mt: 2.5 }}
          >
            Explore Tours
          </Button>
        </Box>
      </Container>
    </>
  );
}

export { TestimonialsPage as Component, withHero as handle };
