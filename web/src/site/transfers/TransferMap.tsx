import { airportName, airportPosition, baliPlaces, t } from '@selasar/domain';
import { BaliMap } from '../catalogue/map/BaliMap.tsx';
import { transferPlaces } from './transferPlaces.ts';

/** The airport, and the places that most guests go to. */
export const TransferMap = () => (
  <BaliMap
    legend={[
      {
        symbol: 'pickup',
        label: t('Where most guests go'),
        text: transferPlaces.join(', '),
        positions: transferPlaces.map((name) => baliPlaces[name]),
      },
      { symbol: 'airport', label: t('Airport'), text: airportName, positions: [airportPosition] },
    ]}
  />
);
