import CheckIcon from '@mui/icons-material/Check';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Typography from '@mui/material/Typography';
import { offerPictures, textLanguage, t } from '@selasar/domain';
import type { ReviewSummary, Villa } from '@selasar/domain';
import { paths } from '../../../paths.ts';
import { villaItem } from '../../booking/item.ts';
import { FactDetailsIsland, FactSummaryIsland, HostIsland } from '../offers/factIslands.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { PrivatePoolBadge } from '../offers/badges.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { OfferMapIsland } from '../map/OfferMapIsland.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { guestCount } from '../offers/guestCount.ts';
import { MarkedList } from '../../../ui/MarkedList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { DetailsGrid } from './DetailsGrid.tsx';
import { VillaHead } from './VillaHead.tsx';

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
