import { guestCount, t } from '@selasar/domain/i18n';
import { offerPictures, textLanguage, type Villa } from '@selasar/domain/offers';
import type { ReviewSummary } from '@selasar/domain/reviews';
import BathtubOutlinedIcon from '@mui/icons-material/BathtubOutlined';
import BedOutlinedIcon from '@mui/icons-material/BedOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { lodging } from '../../layout/head/jsonLd/lodging.ts';
import { PageHead } from '../../layout/head/PageHead.tsx';
import { villaItem } from '../../booking/item.ts';
import {
  FactDetailsIsland,
  FactSummaryIsland,
  HostIsland,
  OfferMapIsland,
} from '../offers/islands.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { PrivatePoolBadge } from '../offers/badges.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { MarkedList, Section } from '../../../ui/Section.tsx';

function VillaHead({ villa, reviews }: { villa: Villa; reviews: ReviewSummary }) {
  const today = useToday();
  return (
    <PageHead
      title={villa.name}
      description={villa.shortDescription}
      path={paths.villa(villa.slug)}
      list={{ name: t('Villas'), path: paths.villas }}
      picture={{ src: villa.image, alt: villa.name }}
      things={(origin) => [lodging(origin, villa, today, reviews)]}
    />
  );
}

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

export function VillaDetail({ villa, reviews }: { villa: Villa; reviews: ReviewSummary }) {
  return (
    <DetailLayout
      item={villaItem(villa)}
      language={textLanguage(villa, 'name')}
      reviews={reviews}
      head={<VillaHead villa={villa} reviews={reviews} />}
      back={{ text: t('All villas'), to: paths.villas }}
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label={t('Location')}>
            {villa.location}
          </IconFact>
          <IconFact icon={<GroupOutlinedIcon fontSize="small" />} label={t('Capacity')}>
            {guestCount(villa.capacity)}
          </IconFact>
          {villa.hasPool ? <PrivatePoolBadge /> : null}
        </>
      }
      gallery={<Gallery name={villa.name} pictures={offerPictures(villa)} />}
    >
      {villa.facts ? <FactSummaryIsland offer={villa} /> : null}
      {villa.facts?.hostName ? <HostIsland heading={t('Your host')} offer={villa} /> : null}
      <Section heading={t('About this villa')}>
        <Typography lang={textLanguage(villa, 'fullDescription')}>
          {villa.fullDescription}
        </Typography>
      </Section>
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
      <OfferMapIsland location={villa.location} />
      {villa.facts ? <FactDetailsIsland offer={villa} /> : null}
    </DetailLayout>
  );
}
