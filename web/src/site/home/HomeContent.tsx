import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t, type PlainMessage } from '@selasar/domain/i18n';
import { testimonials } from '@selasar/domain/samples';
import { Link, useLoaderData } from 'react-router-dom';
import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { pictures } from '@selasar/brand';
import { homeLists } from './homeLists.ts';
import { paths } from '../../paths.ts';
import { TestimonialGrid } from '../reviews/Reviews.tsx';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { travelAgency, webSite } from '../layout/head/jsonLd/company.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import { FeaturedList } from './FeaturedList.tsx';
import { BuiltInNotice, OfferGrid, TourCard, VillaCard } from '../catalogue/offers/OfferGrid.tsx';
import type { HomeData } from '../loaders.ts';
import { TransferSection } from './TransferSection.tsx';
import { Picture } from '../../pictures/Picture.tsx';
import { MarkedList } from '../../ui/Section.tsx';
import { WhatsAppButton, chatGreeting } from '../common/WhatsAppButton.tsx';

export function HomeContent() {
  const { home } = siteTexts();
  const { tours, builtIn, villas, terms, visits } = useLoaderData<HomeData>();
  return (
    <>
      <PageHead
        path={paths.home}
        things={(origin) => [webSite(origin), travelAgency(origin)]}
        title={t('Tours and villas in Bali')}
        description={home.description}
      />
      <TransferSection terms={terms} />
      <FeaturedList type="tours" title={t('Popular Tours')} subtitle={home.tours} list={tours}>
        {(found) => (
          <>
            <BuiltInNotice builtIn={builtIn} />
            <OfferGrid heading="h3" list={found} Card={TourCard} forVisit={visits.tours?.offers} />
          </>
        )}
      </FeaturedList>
      <HowItWorks />
      <FeaturedList type="villas" title={t('Luxury Villas')} subtitle={home.villas} list={villas}>
        {(found) => (
          <OfferGrid heading="h3" list={found} Card={VillaCard} forVisit={visits.villas?.offers} />
        )}
      </FeaturedList>
      <CallToAction />
      <GuestVoices />
      <About />
    </>
  );
}

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

const HowItWorks = () => (
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

const frame = {
  borderRadius: ({ radius }: Theme) => radius.card,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
};

/** The pictures have the height of their frames, and twice their width. */
const sizes = '(min-width: 1200px) 528px, (min-width: 900px) calc(50vw - 72px), calc(100vw - 48px)';

function About() {
  const { about } = siteTexts();
  return (
    <Box component="section" id="about" sx={{ bgcolor: 'brand.band', py: { xs: 6, md: 10 } }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack spacing={2.5}>
          <Typography variant="h2">{about.title}</Typography>
          {about.paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <MarkedList items={about.claims} icon={<CheckIcon fontSize="small" color="success" />} />
        </Stack>
        <Box
          aria-hidden
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box sx={frame}>
            <Picture src={pictures.about[0]} alt="" sizes={sizes} />
          </Box>
          <Box sx={[frame, { mt: { xs: 4, md: 6 } }]}>
            <Picture src={pictures.about[1]} alt="" sizes={sizes} />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

const first = testimonials.slice(0, homeLists.testimonials);

const GuestVoices = () => (
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

const CallToAction = () => (
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
        <Button component={Link} to={paths.contact} variant="outlined" color="inherit" size="large">
          {t('Contact Form')}
        </Button>
      </Stack>
    </Container>
  </Box>
);
