import Box from '@mui/material/Box';
import { airportPosition, baliPlaces, placesIn, airportName } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import { Section } from '../../../ui/Section.tsx';
import { BaliMap } from '../../common/BaliMap.tsx';

export interface OfferMapProps {
  location: string;
  /** In words, one or more lines. */
  pickupAreas?: string | undefined;
}

export function OfferMap({ location, pickupAreas = '' }: OfferMapProps) {
  const here = placesIn(location);
  const pickups = [...new Set(pickupAreas.split('\n').flatMap(placesIn))];
  if (here.length + pickups.length === 0) return null;
  const pickup = {
    symbol: 'pickup',
    label: t('Pickup areas'),
    text: enumerated(pickups),
    positions: pickups.map((name) => baliPlaces[name]),
  } as const;
  return (
    // The element of a lazy island has no margin.
    <Box sx={{ mt: 5 }}>
      <Section heading={t('Location')}>
        <BaliMap
          legend={[
            ...(pickups.length > 0 ? [pickup] : []),
            {
              symbol: 'airport',
              label: t('Airport'),
              text: airportName,
              positions: [airportPosition],
            },
            {
              symbol: 'here',
              label: t('Location'),
              text: location,
              positions: here.map((name) => baliPlaces[name]),
            },
          ]}
        />
      </Section>
    </Box>
  );
}
