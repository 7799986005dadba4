import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Thing } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { breadcrumbs, itemList } from '../PageHead.tsx';
import { lodging, touristTrip } from './offers.ts';
import { travelAgency, webSite } from './company.ts';

const origin = 'https://bali.example';
const today = '2026-12-01';
const places = sampleTours.map(({ title, slug }) => ({ name: title, path: `/tours/${slug}` }));

/** All structured data of the built-in offers. */
const things = [
  travelAgency(origin),
  webSite(origin),
  breadcrumbs(origin, places),
  itemList(origin, places),
  ...sampleTours.map((tour) => touristTrip(origin, tour, today)),
  ...sampleVillas.map((villa) => lodging(origin, villa, today)),
  lodging(origin, { ...sampleVillas[0]!, rules: { weekendSurcharge: 20 } }, today),
];

/**
 * The fields that Google requires of a type, and those that are useful here. Google has no requirements for some types.
 */
const required: Record<string, readonly string[]> = {
  TravelAgency: ['name', 'address', 'telephone', 'openingHoursSpecification', 'url', 'image'],
  LodgingBusiness: ['name', 'address', 'telephone', 'image', 'priceRange', 'makesOffer'],
  TouristTrip: ['name', 'description', 'image', 'itinerary', 'offers', 'provider'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'availability', 'url'],
  UnitPriceSpecification: ['priceCurrency', 'unitText'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  House: ['occupancy', 'numberOfBedrooms', 'numberOfBathroomsTotal'],
  QuantitativeValue: ['value'],
  LocationFeatureSpecification: ['name', 'value'],
  PropertyValue: ['name', 'value'],
  PeopleAudience: ['requiredMinAge'],
  Person: ['name', 'knowsLanguage', 'description'],
};

type Node = Record<string, unknown> & { '@type': string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '@type' in value;

/** Every thing, including nested ones. */
function nodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodes)];
}

// As readers get it: undefined values are absent.
const allNodes = nodes(JSON.parse(JSON.stringify(things)));

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

it('has exactly the types with requirements', () => {
  const types = new Set(allNodes.map((node) => node['@type']));
  expect([...types].toSorted()).toEqual(Object.keys(required).toSorted());
});

describe.each(Object.entries(required))('a %s', (type, fields) => {
  it.each(fields)('has its %s', (field) => {
    const silent = allNodes.filter((node) => node['@type'] === type && !isFilled(node[field]));
    expect(silent).toEqual([]);
  });
});

it('has absolute addresses', () => {
  const isAddress = /^(url|item|image|logo|@id)$/;
  const addresses = allNodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => (isAddress.test(name) ? [value].flat() : [])),
  );
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/bali\.example\//);
    expect(new URL(String(address)).href).toBe(address);
  }
});

/**
 * The testimonials are the company's own choice, on its own site, of its own services, and those that come with the
 * site are examples. Search engines treat that as advertising.
 */
it('has no reviews and no ratings', () => {
  const fields = new Set(allNodes.flatMap((node) => Object.keys(node)));
  expect([...fields].filter((name) => /review|rating/i.test(name))).toEqual([]);
});

it('uses the vocabulary of schema.org, as far as its types cover it', () => {
  const known: Thing = { '@type': 'TouristTrip', name: 'Reef' };
  // @ts-expect-error A trip has no bedrooms.
  const unknown: Thing = { '@type': 'TouristTrip', name: 'Reef', numberOfBedrooms: 2 };
  // @ts-expect-error There is no such type.
  const none: Thing = { '@type': 'TouristTripp', name: 'Reef' };
  expect([known, unknown, none]).toHaveLength(3);
});
