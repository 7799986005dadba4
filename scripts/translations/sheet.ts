import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as englishTexts from '@selasar/brand/texts';
import { textFacts } from '@selasar/brand/texts/filled';
import sentences from '@selasar/domain/languages/id';
import { tourTextNames, villaTextNames } from '@selasar/domain/offers';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { ROOT } from '../suite/root.ts';

/** Or the forms of a sentence with a number, by Intl's categories of plurals. */
export type Text = string | Readonly<Partial<Record<string, string>>>;

interface English {
  readonly english: Text;
  /** The files that show it, for translators. */
  readonly where: readonly string[];
}
export interface Entry extends English {
  /** '' if there is none yet. */
  readonly translation: Text;
}

/** All that translators translate, by key: 'sentences/Home', 'texts/siteTexts/home/title', 'samples/tours/ubud/title'. */
export type Sheet = Readonly<Record<string, Entry>>;

const parts = ['sentences', 'texts', 'samples'] as const;
type Part = (typeof parts)[number];

const fileOf: Readonly<Record<Part, (code: string) => string>> = {
  sentences: (code) => `domain/src/i18n/${code}.json`,
  texts: (code) => `brand/texts/${code}.json`,
  samples: (code) => `brand/samples/${code}.json`,
};

const isForms = (value: unknown): value is Exclude<Text, string> =>
  typeof value === 'object' && value !== null && 'other' in value;

/** The texts of a tree by their paths. */
const flatten = (value: unknown, at: string): [key: string, text: Text][] =>
  typeof value === 'string' || isForms(value)
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, `${at}/${name}`));

/** Undoes `flatten`: an object with the names 0, 1 … is a list. */
function treeOf(texts: readonly (readonly [path: readonly string[], text: Text])[]): unknown {
  const [first] = texts;
  if (first?.[0].length === 0) return first[1];
  const names = [...new Set(texts.map(([[name = '']]) => name))];
  const values = names.map((name) =>
    treeOf(texts.flatMap(([[own, ...rest], text]) => (own === name ? [[rest, text]] : []))),
  );
  const isList = names.every((name, index) => name === String(index));
  return isList ? values : Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/** A company's own facts are placeholders, so that they can change without a translator. */
const withFacts = (text: Text): Text =>
  typeof text === 'string'
    ? Object.entries(textFacts).reduce(
        // A number of hours may be another one.
        (words, [name, value]) =>
          name === 'cancellationHours'
            ? words.replaceAll(`${value} hours before`, `{${name}} hours before`)
            : words.replaceAll(value, `{${name}}`),
        text,
      )
    : text;

const englishSamples = () => {
  const textsOf = (offer: object & { facts?: object | undefined }, names: readonly string[]) =>
    names.flatMap((name) => {
      const text: unknown = Reflect.get(name in offer ? offer : (offer.facts ?? {}), name);
      if (typeof text !== 'string' || !text.includes('\n')) return text ? [[name, text]] : [];
      return [[name, text.split('\n')]];
    });
  const of = (offers: readonly ({ slug: string } & object)[], names: readonly string[]) =>
    Object.fromEntries(
      offers.map((offer) => [offer.slug, Object.fromEntries(textsOf(offer, names))]),
    );
  return { tours: of(sampleTours, tourTextNames), villas: of(sampleVillas, villaTextNames) };
};

const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const counted = /\bplural\(\s*[^,]+,\s*'([^']+)',\s*'([^']+)'/g;

/** Where each text of the code is, and the singular of those with a number. */
async function readSources() {
  const where = new Map<string, Set<string>>();
  const singular = new Map<string, string>();
  for (const folder of ['domain/src', 'functions/src', 'web/src']) {
    for (const name of await readdir(path.join(ROOT, folder), { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
      const source = await readFile(path.join(ROOT, folder, name), 'utf8');
      for (const [, one, other] of source.matchAll(quoted)) {
        const text = (one ?? other ?? '').replaceAll(/\\(.)/g, '$1');
        where.set(text, (where.get(text) ?? new Set()).add(`${folder}/${name}`));
      }
      for (const [, one = '', other = ''] of source.matchAll(counted)) singular.set(other, one);
    }
  }
  return { where, singular };
}

async function readEnglish(): Promise<Readonly<Record<string, English>>> {
  const { where, singular } = await readSources();
  const { siteTexts, privacy, terms } = englishTexts;
  const ofCode = Object.keys(sentences).map((text): [string, English] => {
    const one = singular.get(text);
    const english = one === undefined ? text : { one, other: text };
    return [`sentences/${text}`, { english, where: [...(where.get(text) ?? [])] }];
  });
  const ofBrand = [
    ...flatten({ siteTexts, privacy, terms }, 'texts'),
    ...flatten(englishSamples(), 'samples'),
  ].map(([key, text]): [string, English] => [key, { english: withFacts(text), where: [] }]);
  return Object.fromEntries([...ofCode, ...ofBrand]);
}

/** A language that is new has none. */
async function readTranslations(part: Part, code: string): Promise<[key: string, text: Text][]> {
  const content = await readFile(path.join(ROOT, fileOf[part](code)), 'utf8').catch(() => '{}');
  const tree = JSON.parse(content) as Readonly<Record<string, Text>>;
  return part === 'sentences'
    ? Object.entries(tree).map(([text, translation]) => [`${part}/${text}`, translation])
    : flatten(tree, part);
}

export async function readSheet(code: string): Promise<Sheet> {
  const english = await readEnglish();
  const all = await Promise.all(parts.map((part) => readTranslations(part, code)));
  const translations = new Map(all.flat());
  return Object.fromEntries(
    Object.entries(english).map(([key, entry]) => [
      key,
      { ...entry, translation: translations.get(key) ?? '' },
    ]),
  );
}

/** The language's files by path. */
export const filesOf = (code: string, sheet: Sheet): [file: string, content: string][] =>
  parts.map((part) => {
    const texts = Object.entries(sheet).flatMap(([key, { translation }]) =>
      key.startsWith(`${part}/`) && translation !== ''
        ? [[key.slice(part.length + 1), translation] as const]
        : [],
    );
    const tree =
      part === 'sentences'
        ? Object.fromEntries(texts)
        : treeOf(texts.map(([key, text]) => [key.split('/'), text]));
    return [fileOf[part](code), `${JSON.stringify(tree, null, 2)}\n`];
  });

export const writeSheet = (code: string, sheet: Sheet) =>
  Promise.all(
    filesOf(code, sheet).map(([file, content]) => writeFile(path.join(ROOT, file), content)),
  );
