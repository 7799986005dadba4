import type { FactTable } from './fact.ts';

/** Characters of a fact in one line, and of one with its own paragraph. */
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
} as const satisfies FactTable;

export const villaFacts = {
  checkIn: { label: 'Check-in from', kind: { is: 'time' }, place: 'summary' },
  checkOut: { label: 'Check-out until', kind: { is: 'time' }, place: 'summary' },
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
} as const satisfies FactTable;

export type TourFact = keyof typeof tourFacts;
export type VillaFact = keyof typeof villaFacts;
export type FactName = TourFact | VillaFact;
/** No two facts have the same name, and none that of a field of an offer. */
export const offerFacts = { ...tourFacts, ...villaFacts };
export const factNames = Object.keys(offerFacts) as FactName[];
