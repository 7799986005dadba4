/** Beside a tour or villa, at a price of its own; the domain says what a stored one may be. */
export interface SampleExtra {
  /** By language. */
  names: Readonly<Record<string, string>>;
  usd: number;
  per: 'booking' | 'guest' | 'night' | 'car';
  carSeats?: number;
  most?: number;
  noticeHours?: number;
  area?: true;
}
type SampleExtras = Readonly<Record<string, SampleExtra>>;

/** A tour or villa that comes with the site; the domain's schemas say what a stored one may be. */
interface Sample {
  slug: string;
  shortDescription: string;
  fullDescription: string;
  location: string;
  image: string;
  gallery: string[];
  featured: boolean;
  /** By name; a list is a text with one item per line. The domain says which facts there are. */
  facts?: Readonly<Record<string, string>>;
}

export interface SampleTour extends Sample {
  title: string;
  itinerary: string[];
  inclusions: string[];
  exclusions: string[];
  /** US dollars per person. */
  priceFrom: number;
  duration: string;
  category: string;
  rules?: { startTime: string; freeCancellationDays: number; extras?: SampleExtras };
}

export interface SampleVilla extends Sample {
  name: string;
  /** US dollars. */
  pricePerNight: number;
  /** Guests. */
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  amenities: string[];
  hasPool: boolean;
  rules?: { deposit: number; freeCancellationDays: number; extras?: SampleExtras };
}
