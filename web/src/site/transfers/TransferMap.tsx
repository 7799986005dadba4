import { airportPosition, baliPlaces, airportName } from '@selasar/domain/core';
import { enumerated, t } from '@selasar/domain/i18n';
import { BaliMap } from '../common/BaliMap.tsx';
import { transferPlaces } from './transferPlaces.ts';

export const TransferMap = () => (
  <BaliMap
    legend={[
      {
        symbol: 'pickup',
        label: t('Where most guests go'),
        text: enumerated(transferPlaces),
        positions: transferPlaces.map((name) => baliPlaces[name]),
      },
      { symbol: 'airport', label: t('Airport'), text: airportName, positions: [airportPosition] },
    ]}
  />
);
