import { limits, lineSchema, linesSchema, problem, type ProblemCode } from '@selasar/domain/core';
import { isOwnPicture } from '@selasar/domain/offers';
import { z } from 'zod';
import { firebaseOptions } from '../../data/firebase/config.ts';

const tooLong = problem('text-too-long');

const requiredLine = (missing: ProblemCode, max: number) =>
  lineSchema().min(1, problem(missing)).max(max, tooLong);

/** Optional texts: an empty one is not translated. */
const anyLine = (max: number) => lineSchema().max(max, tooLong);
const anyLines = (max: number) => linesSchema().max(max, tooLong);

const requiredLines = (missing: ProblemCode, max: number) =>
  linesSchema().min(1, problem(missing)).max(max, tooLong);

const isOwn = (url: string) => url === '' || isOwnPicture(url, firebaseOptions.projectId ?? '');
const pictureOf = (max: number) =>
  z.string().trim().max(max, tooLong).refine(isOwn, problem('picture-not-ours'));

const listOf = (row: z.ZodType<string, string>, most = limits.listItems) =>
  z.array(row).max(most, problem('too-many-rows'));

/** Empty rows are not stored. */
export const rows = listOf(lineSchema().max(limits.listItemText, tooLong));
const pictureRows = listOf(pictureOf(limits.listItemText), limits.galleryPictures);
export const anyPicture = pictureOf(limits.url);

const atMost = (max: number) =>
  z
    .number()
    .int(problem('number-not-whole'))
    .min(0, problem('number-below-zero'))
    .max(max, problem('number-too-large'));

/** A form shows at least one row of a list. */
export const toRows = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

export const fromRows = (list: readonly string[]): string[] =>
  list.map((row) => row.trim()).filter((row) => row !== '');

/** A text or list as it is stored. */
export const tidied = (value: string | string[]): string | string[] =>
  Array.isArray(value) ? fromRows(value) : value.trim();

export const mapFields = <Field, Result>(
  fields: Readonly<Record<string, Field>>,
  of: (field: Field, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));

export interface OfferField {
  label: string;
  input: 'line' | 'short-text' | 'long-text' | 'number' | 'choice' | 'switch' | 'rows' | 'image';
  place: 'texts' | 'short' | 'lists' | 'images' | 'end';
  schema: z.ZodType;
  empty: string | number | boolean | readonly string[];
  /** Validates it in another language, where it may be empty; by default as in English. */
  translation?: z.ZodType;
  choice?: { options: readonly string[]; optionOf: (stored: string) => string };
}

export const line = (
  label: string,
  missing: ProblemCode,
  place: OfferField['place'] = 'short',
): OfferField => ({
  label,
  input: 'line',
  place,
  schema: requiredLine(missing, limits.name),
  empty: '',
  translation: anyLine(limits.name),
});

const shortText: OfferField = {
  label: 'Short description',
  input: 'short-text',
  place: 'texts',
  schema: requiredLine('short-description-missing', limits.shortDescription),
  empty: '',
  translation: anyLine(limits.shortDescription),
};

const longText: OfferField = {
  label: 'Full description',
  input: 'long-text',
  place: 'texts',
  schema: requiredLines('full-description-missing', limits.fullDescription),
  empty: '',
  translation: anyLines(limits.fullDescription),
};

export const number = (label: string, max: number, empty = 0): OfferField => ({
  label,
  input: 'number',
  place: 'short',
  schema: atMost(max),
  empty,
});

export const choice = (
  label: string,
  options: readonly string[],
  optionOf: (stored: string) => string,
): OfferField => ({
  label,
  input: 'choice',
  place: 'short',
  schema: z.enum(options),
  empty: optionOf(''),
  choice: { options, optionOf },
});

export const onOff = (label: string, place: OfferField['place']): OfferField => ({
  label,
  input: 'switch',
  place,
  schema: z.boolean(),
  empty: false,
});

export const list = (label: string): OfferField => ({
  label,
  input: 'rows',
  place: 'lists',
  schema: rows,
  empty: [''],
});

/** In the order of the form. */
export const sharedFields = {
  shortDescription: shortText,
  fullDescription: longText,
  location: line('Location', 'location-missing'),
  image: { label: 'Main image', input: 'image', place: 'images', schema: anyPicture, empty: '' },
  gallery: { label: 'Gallery', input: 'rows', place: 'images', schema: pictureRows, empty: [''] },
  featured: onOff('Featured', 'end'),
} as const satisfies Readonly<Record<string, OfferField>>;
