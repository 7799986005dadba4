import { enumerated, formatCount, t } from '../i18n/t.ts';
import type { PlainMessage, Language } from '../i18n/languages.ts';
import { readCaptions, pictureName } from './pictures.ts';
import { textLanguage, linesOf } from './translations.ts';

// The pages of offers load this file before the first interaction: it has no schema.

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

type Options = Readonly<Record<string, string>>;

export type FactKind =
  | { is: 'choice'; options: Options }
  | { is: 'choices'; options: Options }
  | { is: 'count'; min: number; max: number; unit: 'from {count}' | '{count} m²' }
  /** 'HH:mm' in Bali. */
  | { is: 'time' }
  | { is: 'line'; maxLength: number }
  | { is: 'lines' }
  /** A line that is not translated. */
  | { is: 'name'; maxLength: number }
  /** The address of a picture of ours. */
  | { is: 'picture' }
  /** A line for each picture with a caption: the picture's key, a space, and the caption. */
  | { is: 'captions' }
  /** The keys of pictures, one per line. */
  | { is: 'pictures' };

export interface FactSpec {
  label: string;
  kind: FactKind;
  place: 'summary' | 'details' | 'host' | 'booked' | 'pictures';
}
export type FactTable = Readonly<Record<string, FactSpec>>;

/** Staff write the value themselves: it is translated like any text of the offer. */
export const isTextFact = ({ is }: FactKind): boolean =>
  is === 'line' || is === 'lines' || is === 'captions';

export type TextFact<Table extends FactTable> = {
  [Name in keyof Table & string]: Table[Name]['kind']['is'] extends 'line' | 'lines' | 'captions'
    ? Name
    : never;
}[keyof Table & string];

export const textFactsOf = <Table extends FactTable>(table: Table): TextFact<Table>[] =>
  Object.entries(table).flatMap(([name, { kind }]) =>
    isTextFact(kind) ? [name as TextFact<Table>] : [],
  );

export type Facts<Name extends string = string> = Readonly<
  Partial<Record<Name, string | undefined>>
>;

type Translated<Label extends PlainMessage> = Label;
type Fact = (typeof offerFacts)[FactName];
type OptionsOf<Kind> = Kind extends { options: infer Options } ? Options[keyof Options] : never;
/** It compiles only if each language has a translation. */
type Label = Translated<
  Extract<Fact, { place: 'summary' | 'details' }>['label'] | OptionsOf<Fact['kind']>
>;
const inWords = (label: string): string => t(label as Label);

export interface ShownFact<Name extends string = string> {
  name: Name;
  label: string;
  lines: readonly string[];
  /** If it may differ from the page's. */
  language: Language | undefined;
}

export type FactIn<Table extends FactTable, Place> = {
  [Name in keyof Table & string]: Table[Name]['place'] extends Place ? Name : never;
}[keyof Table & string];

export function factLines(kind: FactKind, value: string): readonly string[] {
  switch (kind.is) {
    case 'choice':
      return [kind.options[value]].flatMap((text) => (text ? [inWords(text)] : []));
    case 'choices': {
      const texts = linesOf(value).flatMap((one) => kind.options[one] ?? []);
      return texts.length > 0 ? [enumerated(texts.map(inWords))] : [];
    }
    case 'count':
      return value === '' ? [] : [t(kind.unit, { count: formatCount(Number(value)) })];
    case 'captions':
      return [...readCaptions(value).values()];
    case 'picture':
    case 'pictures':
      return linesOf(value).map(pictureName);
    default:
      return linesOf(value);
  }
}

export const shownFacts = <Table extends FactTable, Place extends FactSpec['place']>(
  table: Table,
  place: Place,
  offer: { facts?: Facts<keyof Table & string> | undefined },
): ShownFact<FactIn<Table, Place>>[] =>
  Object.entries<FactSpec>(table).flatMap(([key, { kind, label, place: own }]) => {
    const name = key as FactIn<Table, Place>;
    const lines = factLines(kind, offer.facts?.[name] ?? '');
    if (own !== place || lines.length === 0) return [];
    const language = isTextFact(kind) ? textLanguage(offer, name as never) : undefined;
    return [{ name, label: inWords(label), lines, language }];
  });
