import type { FactTable } from './fact.ts';

/** Characters. */
const short = 80;
const long = 300;

const languages = {
  en: 'English',
  id: 'Indonesian',
  zh: 'Mandarin',
  fr: 'French',
  de: 'German',
  nl: 'Dutch',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  es: 'Spanish',
} as const;

/** Captions are facts too: checking a map of their own would exceed what a write may cost. */
const sharedFacts = {
  hostName: { label: 'Guide or host', kind: { is: 'name', maxLength: short }, place: 'host' },
  hostPicture: { label: 'Portrait', kind: { is: 'picture' }, place: 'host' },
  hostLanguages: {
    label: 'Speaks',
    kind: { is: 'choices', options: languages },
    place: 'host',
  },
  hostAbout: {
    label: 'In one sentence',
    kind: { is: 'line', maxLength: long },
    place: 'host',
  },
  captions: { label: 'Captions', kind: { is: 'captions' }, place: 'pictures' },
  guestPictures: { label: 'Photos of guests', kind: { is: 'pictures' }, place: 'pictures' },
} as const satisfies FactTable;

/** The start time is a rule: it decides until when a tour can be requested. */
export const tourFacts = {
  tourType: {
    label: 'Tour type',
    kind: { is: 'choice', options: { private: 'Private', group: 'Small group' } },
    place: 'summary',
  },
  guideLanguages: {
    label: 'Guide speaks',
    kind: { is: 'choices', options: languages },
    place: 'summary',
  },
  difficulty: {
    label: 'Difficulty',
    kind: { is: 'choice', options: { easy: 'Easy', moderate: 'Moderate', hard: 'Hard' } },
    place: 'summary',
  },
  walking: { label: 'Walking', kind: { is: 'line', maxLength: short }, place: 'summary' },
  youngestAge: {
    label: 'Age',
    kind: { is: 'count', min: 1, max: 99, unit: 'from {count}' },
    place: 'summary',
  },
  pickupAreas: { label: 'Pickup areas', kind: { is: 'lines' }, place: 'details' },
  bring: { label: 'What to bring', kind: { is: 'lines' }, place: 'details' },
  rain: { label: 'If it rains', kind: { is: 'line', maxLength: long }, place: 'details' },
  ...sharedFacts,
} as const satisfies FactTable;

export const villaFacts = {
  checkIn: { label: 'Check-in from', kind: { is: 'time' }, place: 'summary' },
  checkOut: { label: 'Check-out until', kind: { is: 'time' }, place: 'summary' },
  address: { label: 'Address', kind: { is: 'name', maxLength: long }, place: 'booked' },
  size: {
    label: 'Size',
    kind: { is: 'count', min: 1, max: 10_000, unit: '{count} m²' },
    place: 'summary',
  },
  beachDistance: {
    label: 'To the beach',
    kind: { is: 'line', maxLength: short },
    place: 'summary',
  },
  centerDistance: {
    label: 'To the center',
    kind: { is: 'line', maxLength: short },
    place: 'summary',
  },
  staff: { label: 'Staff', kind: { is: 'line', maxLength: short }, place: 'summary' },
  beds: { label: 'Beds', kind: { is: 'lines' }, place: 'details' },
  houseRules: { label: 'House rules', kind: { is: 'lines' }, place: 'details' },
  floorPlan: { label: 'Floor plan', kind: { is: 'picture' }, place: 'details' },
  ...sharedFacts,
} as const satisfies FactTable;

export type TourFact = keyof typeof tourFacts;
export type VillaFact = keyof typeof villaFacts;
export type FactName = TourFact | VillaFact;
/** Facts with the same name are the same fact, and none has the name of a field of an offer. */
export const offerFacts = { ...tourFacts, ...villaFacts };
export const factNames = Object.keys(offerFacts) as FactName[];
