import { t } from '@selasar/domain';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';
import { travelAgency } from '../layout/head/jsonLd/travelAgency.ts';
import { webSite } from '../layout/head/jsonLd/webSite.ts';
import { PageHead } from '../layout/head/PageHead.tsx';
import { About } from './About.tsx';
import { CallToAction } from './CallToAction.tsx';
import { FeaturedList } from './FeaturedList.tsx';
import { GuestVoices } from './GuestVoices.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { BuiltInNotice } from '../catalogue/tours/BuiltInNotice.tsx';
import { TourGrid } from '../catalogue/tours/TourGrid.tsx';
import { VillaGrid } from '../catalogue/villas/VillaGrid.tsx';
import type { HomeData } from './loadHome.ts';
import { TransferSection } from './TransferSection.tsx';

/** The page below its banner, and its metadata. */
export function HomeContent() {
  const { home } = siteTexts();
  const { tours, builtIn, villas, terms } = useLoaderData<HomeData>();
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
            <Suspense>
              <Await resolve={builtIn}>{(standIn) => (standIn ? <BuiltInNotice /> : null)}</Await>
            </Suspense>
            <TourGrid heading="h3" tours={found} />
          </>
        )}
      </FeaturedList>
      <HowItWorks />
      <FeaturedList type="villas" title={t('Luxury Villas')} subtitle={home.villas} list={villas}>
        {(found) => <VillaGrid heading="h3" villas={found} />}
      </FeaturedList>
      <CallToAction />
      <GuestVoices />
      <About />
    </>
  );
}
