import { pictures } from '@selasar/brand';
import { siteTexts } from '@selasar/brand/texts';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { travelAgency } from '../head/jsonLd/travelAgency.ts';
import { webSite } from '../head/jsonLd/webSite.ts';
import { PageHead } from '../head/PageHead.tsx';
import { Hero } from '../hero/Hero.tsx';
import { withHero } from '../hero/withHero.ts';
import { About } from './About.tsx';
import { CallToAction } from './CallToAction.tsx';
import { FeaturedList } from './FeaturedList.tsx';
import { GuestVoices } from './GuestVoices.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { BuiltInNotice } from '../tours/BuiltInNotice.tsx';
import { TourGrid } from '../tours/TourGrid.tsx';
import { VillaGrid } from '../villas/VillaGrid.tsx';
import type { HomeData } from './loadHome.ts';
import { TransferSection } from './TransferSection.tsx';

const { home } = siteTexts;

function HomePage() {
  const { tours, builtIn, villas, terms } = useLoaderData<HomeData>();
  return (
    <>
      <PageHead
        path={paths.home}
        things={(origin) => [webSite(origin), travelAgency(origin)]}
        title="Tours and villas in Bali"
        description={home.description}
      />
      <Hero
        title={home.title}
        subtitle={home.subtitle}
        image={pictures.hero.home.src}
        {...(pictures.video && { video: pictures.video })}
        height="full"
        primary={{ text: 'Explore Tours', to: paths.tours }}
        secondary={{ text: 'Browse Villas', to: paths.villas }}
      />
      <TransferSection terms={terms} />
      <FeaturedList type="tours" title="Popular Tours" subtitle={home.tours} list={tours}>
        {(found) => (
          <>
            <Suspense>
              <Await resolve={builtIn}>{(standIn) => (standIn ? <BuiltInNotice /> : null)}</Await>
            </Suspense>
            <TourGrid heading="h3" tours={found} />
          </>
        )}
      </FeaturedList>
      <HowItWorks />
      <FeaturedList type="villas" title="Luxury Villas" subtitle={home.villas} list={villas}>
        {(found) => <VillaGrid heading="h3" villas={found} />}
      </FeaturedList>
      <CallToAction />
      <GuestVoices />
      <About />
    </>
  );
}

export { HomePage as Component, withHero as handle };
