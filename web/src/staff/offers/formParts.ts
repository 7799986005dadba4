import { isOwnPicture, limits, linesSchema, lineSchema, problem } from '@selasar/domain';
import type { ProblemCode } from '@selasar/domain';
import { z } from 'zod';
import { firebaseOptions } from '../../data/firebase/config.ts';

const tooLong = problem('text-too-long');

/** A required text of one line; an empty one gives the error `missing`. */
export const requiredLine = (missing: ProblemCode, max: number) =>
  lineSchema().min(1, problem(missing)).max(max, tooLong);

/** Optional texts: an empty one is not translated. */
export const anyLine = (max: number) => lineSchema().max(max, tooLong);
export const anyLines = (max: number) => linesSchema().max(max, tooLong);

/** A required text of several lines. */
export const requiredLines = (missing: ProblemCode, max: number) =>
  linesSchema().min(1, problem(missing)).max(max, tooLong);

const isOwn = (url: string) => url === '' || isOwnPicture(url, firebaseOptions.projectId ?? '');
const pictureOf = (max: number) =>
  z.string().trim().max(max, tooLong).refine(isOwn, problem('picture-not-ours'));

const listOf = (row: z.ZodType<string, string>, most = limits.listItems) =>
  z.array(row).max(most, problem('too-many-rows'));

/** The rows of a list; empty rows are not stored. */
export const rows = listOf(lineSchema().max(limits.listItemText, tooLong));
export const pictureRows = listOf(pictureOf(limits.listItemText), limits.galleryPictures);
export const anyPicture = pictureOf(limits.url);

const atMost = (max: number) =>
  z
    .number()
    .int(problem('number-not-whole'))
    .min(0, problem('number-below-zero'))
    .max(max, problem('number-too-large'));
export const usd = atMost(limits.priceUsd);
export const roomCount = atMost(limits.rooms);
export const guestCount = atMost(limits.villaCapacity);

/** A form shows at least one row of a list. */
export const toRows = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

export const fromRows = (list: readonly string[]): string[] =>
  list.map((row) => row.trim()).filter((row) => row !== '');
