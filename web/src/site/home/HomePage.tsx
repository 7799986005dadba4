import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { Link, useLoaderData } from 'react-router-dom';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';
import { lazyIsland } from '../../ui/bootstrap/lazyIsland.tsx';
import { Hero } from '../layout/Hero.tsx';
import { withHero } from '../layout/SiteLayout.tsx';
import { VisitIsland } from '../catalogue/visit/VisitIsland.tsx';
import type { HomeData } from '../loaders.ts';

const HomeContent = lazyIsland(
  'src/site/home/HomeContent.tsx',
  async () => (await import('./HomeContent.tsx')).HomeContent,
  () => null,
);

function HomePage() {
  const { home } = siteTexts();
  const { visits } = useLoaderData<HomeData>();
  return (
    <>
      <Hero
        title={home.title}
        subtitle={home.subtitle}
        image={pictures.hero.home}
        {...(pictures.video && { video: pictures.video })}
        height="full"
      >
        <Box
          sx={{
            mt: 4,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            gap: 1.5,
            alignItems: { sm: 'center' },
          }}
        >
          <Button
            variant="contained"
            color="secondary"
            component={Link}
            to={paths.tours}
            size="large"
          >
            <span>{t('Explore Tours')}</span>
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={paths.villas}
            size="large"
          >
            <span>{t('Browse Villas')}</span>
          </Button>
        </Box>
        <VisitIsland visitCheck={visits.tours} />
      </Hero>
      <HomeContent />
    </>
  );
}

export { HomePage as Component, withHero as handle, HomeContent as content };
