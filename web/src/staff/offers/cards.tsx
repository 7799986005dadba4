import type { CardLayouts } from '../records/grid/Card.tsx';

/** The layout of a tour or villa where a table does not fit. */
export const offerCards: CardLayouts = {
  phone: {
    areas: ['image name name', 'image location featured', 'price price actions'],
    columns: '69px minmax(0, 1fr) auto',
    height: 132,
    room: { name: 51 },
  },
  tablet: {
    areas: ['image name price featured actions', 'image location price featured actions'],
    columns: '69px minmax(0, 1fr) auto 88px minmax(96px, auto)',
    height: 76,
    room: { name: 60, location: 60 },
  },
};
