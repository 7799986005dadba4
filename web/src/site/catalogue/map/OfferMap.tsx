import Box from '@mui/material/Box';
import { airportName, airportPosition, baliPlaces, placesIn, t } from '@selasar/domain';
import { Section } from '../../../ui/Section.tsx';
import { BaliMap } from './BaliMap.tsx';

export interface OfferMapProps {
  location: string;
  /** The areas where its guests are picked up, in words, one or more lines. */
  pickupAreas?: string | undefined;
}

/** Where a tour or villa is and where its guests are picked up; nothing if neither is on the map. */
export function OfferMap({ location, pickupAreas = '' }: OfferMapProps) {
  const here = placesIn(location);
  const pickups = [...new Set(pickupAreas.split('\n').flatMap(placesIn))];
  if (here.length + pickups.length === 0) return null;
  const pickup = {
    symbol: 'pickup',
    label: t('Pickup areas'),
    text: pickups.join(', '),
    positions: pickups.map((name) => baliPlaces[name]),
  } as const;
  return (
    // The element of a lazy island has no margin.
    <Box sx={{ mt: 5 }}>
      <Section heading={t('Where it is')}>
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
