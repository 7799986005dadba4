import { type PlainMessage, t, guestCount } from '@selasar/domain/i18n';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { textLanguage, type Villa } from '@selasar/domain/offers';
import type { ReviewSummary } from '@selasar/domain/reviews';
import BathtubOutlinedIcon from '@mui/icons-material/BathtubOutlined';
import BedOutlinedIcon from '@mui/icons-material/BedOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { NotFoundPage } from '../../layout/notFound/NotFoundPage.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useFailureToast } from '../../../ui/loading/useLoaded.tsx';
import { PageTitle } from '../../../brand/PageTitle.tsx';
import type { VillaData } from '../../loaders.ts';
import { lodging } from '../../layout/head/jsonLd/offers.ts';
import { villaItem } from '../../booking/item.ts';
import { VillaFacts } from '../offers/OfferGrid.tsx';
import { PrivatePoolBadge } from '../offers/badges.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { MarkedList, Section } from '../../../ui/Section.tsx';

export function VillaContent() {
  const { found } = useLoaderData<VillaData>();
  return (
    <Suspense fallback={<LoadingVilla />}>
      <Await resolve={found} errorElement={<FailedVilla />}>
        {([villa, reviews]) =>
          villa ? (
            <VillaDetail key={villa.slug} villa={villa} reviews={reviews} />
          ) : (
            <NotFoundPage />
          )
        }
      </Await>
    </Suspense>
  );
}

const failure: PlainMessage = 'Failed to load villa details';

function FailedVilla() {
  useFailureToast(t(failure));
  return <NotFoundPage failure={t(failure)} />;
}

const LoadingVilla = () => (
  <>
    <PageTitle title={t('Villa')} />
    <Loading>{t('Loading villa details...')}</Loading>
  </>
);

const VillaDetail = ({ villa, reviews }: { villa: Villa; reviews: ReviewSummary }) => (
  <DetailLayout
    item={villaItem(villa)}
    offer={villa}
    language={textLanguage(villa, 'name')}
    reviews={reviews}
    thing={(origin, today) => lodging(origin, villa, today, reviews)}
    facts={
      <>
        <VillaFacts villa={villa} />
        {villa.hasPool ? <PrivatePoolBadge /> : null}
      </>
    }
  >
    <Section heading={t('Details')}>
      <DetailsGrid villa={villa} />
    </Section>
    <Section heading={t('Amenities')}>
      <MarkedList
        wide
        items={villa.amenities}
        lang={textLanguage(villa, 'amenities')}
        icon={<CheckIcon fontSize="small" color="success" />}
      />
    </Section>
  </DetailLayout>
);

function DetailsGrid({ villa }: { villa: Villa }) {
  const details = [
    { name: t('Capacity'), value: guestCount(villa.capacity), Icon: GroupOutlinedIcon },
    { name: t('Bedrooms'), value: villa.bedrooms, Icon: BedOutlinedIcon },
    { name: t('Bathrooms'), value: villa.bathrooms, Icon: BathtubOutlinedIcon },
    { name: t('Location'), value: villa.location, Icon: PlaceOutlinedIcon },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        // As many columns as the text fits, also at large text sizes.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      }}
    >
      {details.map(({ name, value, Icon }) => (
        <Box
          key={name}
          sx={{ p: 2, borderRadius: ({ radius }) => radius.tile, bgcolor: 'brand.band' }}
        >
          <Typography
            component="dt"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            <Icon fontSize="small" aria-hidden />
            <span>{name}</span>
          </Typography>
          <Typography component="dd" sx={{ m: 0, mt: 0.5, fontWeight: 700 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
