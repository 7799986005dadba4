import { type BookingType, limits } from '@selasar/domain/core';
import {
  type FactTable,
  type OfferCollection,
  toTourCategory,
  type Tour,
  tourCategories,
  tourFacts,
  tourTextNames,
  type Villa,
  villaFacts,
  villaTextNames,
} from '@selasar/domain/offers';
import type { ImageFolder } from '../../data/offers/images.ts';
import { choice, line, list, number, onOff, sharedFields, type OfferField } from './offerFields.ts';

export type Offer = Tour | Villa;

type Fields<Stored extends Offer> = Readonly<
  Record<
    Exclude<keyof Stored, 'slug' | 'facts' | 'translations' | 'rules' | 'createdAt' | 'updatedAt'>,
    OfferField
  >
>;

const { shortDescription, fullDescription, location, image, gallery, featured } = sharedFields;

const tourFields: Fields<Tour> = {
  title: line('Title', 'title-missing', 'texts'),
  shortDescription,
  fullDescription,
  priceFrom: number('Price from (USD)', limits.priceUsd),
  duration: line('Duration', 'duration-missing'),
  location,
  category: choice('Category', tourCategories, toTourCategory),
  itinerary: list('Itinerary'),
  inclusions: list('Inclusions'),
  exclusions: list('Exclusions'),
  image,
  gallery,
  featured,
};

const villaFields: Fields<Villa> = {
  name: line('Name', 'villa-name-missing', 'texts'),
  shortDescription,
  fullDescription,
  pricePerNight: number('Price per night (USD)', limits.priceUsd),
  location,
  capacity: number('Capacity (guests)', limits.villaCapacity, 2),
  bedrooms: number('Bedrooms', limits.rooms, 1),
  bathrooms: number('Bathrooms', limits.rooms, 1),
  hasPool: onOff('Private pool', 'short'),
  amenities: list('Amenities'),
  image,
  gallery,
  featured,
};

interface OfferKind {
  bookingType: BookingType;
  fields: Readonly<Record<string, OfferField>>;
  nameField: string;
  priceField: string;
  facts: FactTable;
  hostTitle: string;
  /** The names of the fields and facts that are translated. */
  texts: readonly string[];
  images: {
    folder: ImageFolder;
    /** Pictures among the facts are uploaded at once. */
    upload: 'at-once' | 'on-save';
  };
  list: {
    priceHeading: string;
    priceUnit: string;
    /** Below the name: a field, and what follows its value. */
    second: { field: string; unit: string };
  };
}

export const offerKinds: Readonly<Record<OfferCollection, OfferKind>> = {
  tours: {
    bookingType: 'tour',
    fields: tourFields,
    nameField: 'title',
    priceField: 'priceFrom',
    facts: tourFacts,
    hostTitle: 'Guide',
    texts: tourTextNames,
    images: { folder: 'tour-images', upload: 'at-once' },
    list: { priceHeading: 'Price', priceUnit: '', second: { field: 'duration', unit: '' } },
  },
  villas: {
    bookingType: 'villa',
    fields: villaFields,
    nameField: 'name',
    priceField: 'pricePerNight',
    facts: villaFacts,
    hostTitle: 'Host',
    texts: villaTextNames,
    images: { folder: 'tour-images/villa-images', upload: 'on-save' },
    list: {
      priceHeading: 'Price/Night',
      priceUnit: ' / night',
      second: { field: 'capacity', unit: ' guests' },
    },
  },
};
