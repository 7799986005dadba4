import type { Facts } from '@selasar/domain';

/** What tours and villas have in common. */
export interface Offer {
  slug: string;
  location: string;
  image: string;
  gallery: readonly string[];
  facts?: Facts<'hostPicture' | 'floorPlan'> | undefined;
}
