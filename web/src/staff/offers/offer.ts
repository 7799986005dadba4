/** What tours and villas have in common. */
export interface Offer {
  slug: string;
  location: string;
  image: string;
  gallery: readonly string[];
}
