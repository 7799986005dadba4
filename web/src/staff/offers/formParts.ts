import { isOwnPicture, limits, linesSchema, lineSchema } from '@selasar/domain';
import { z } from 'zod';
import { firebaseOptions } from '../../data/core/config.ts';

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** A text of one line that has to be given; `what` is as in 'a title'. */
export const requiredLine = (what: string, max: number) =>
  lineSchema().min(1, `Please enter ${what}`).max(max, tooLong(max));

/** The same, of several lines. */
export const requiredLines = (what: string, max: number) =>
  linesSchema().min(1, `Please enter ${what}`).max(max, tooLong(max));

const isOwn = (url: string) => url === '' || isOwnPicture(url, firebaseOptions.projectId ?? '');
const pictureOf = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine(isOwn, 'This is no picture of ours. Please upload one instead.');

const listOf = (row: z.ZodType<string, string>) =>
  z.array(row).max(limits.listItems, `Please keep at most ${limits.listItems}`);

/** The rows of a list; the empty ones are not stored. */
export const rows = listOf(lineSchema().max(limits.listItemText, tooLong(limits.listItemText)));
export const pictureRows = listOf(pictureOf(limits.listItemText));
export const mainPicture = pictureOf(limits.url);

const atMost = (max: number) =>
  z
    .number()
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(max, `Please use at most ${max}`);
export const usd = atMost(limits.priceUsd);
export const roomCount = atMost(limits.rooms);
export const guestCount = atMost(limits.villaCapacity);

/** A form shows at least one row of a list. */
export const toRows = (list: readonly string[]): string[] => (list.length > 0 ? [...list] : ['']);

export const fromRows = (list: readonly string[]): string[] =>
  list.map((row) => row.trim()).filter((row) => row !== '');
