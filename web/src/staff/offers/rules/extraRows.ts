import { freeSlug, guests, makeSlug, problem, typedAs } from '@selasar/domain/core';
import { mainLanguage } from '@selasar/domain/i18n';
import {
  type Extra,
  type Extras,
  extraUnits,
  inOrder,
  offerRulesSchema,
  ruleLimits,
} from '@selasar/domain/pricing';
import { z } from 'zod';
import {
  checkNumber,
  nameFields,
  namesOf,
  numberOf,
  rowsOf,
  textOf,
  tidied,
  typedNames,
} from './typed.ts';

const whole = (max: number) => z.number().int().min(1).max(max);
const limit = {
  price: offerRulesSchema.shape.seasons.unwrap().valueType,
  carSeats: whole(guests.max),
  most: whole(ruleLimits.mostOfExtra),
  notice: offerRulesSchema.shape.cutOffHours.unwrap(),
};

const extraRow = z.object({
  /** '' until it is stored. */
  key: z.string(),
  ...nameFields(ruleLimits.extraName),
  price: z.string(),
  per: z.enum(extraUnits),
  carSeats: z.string(),
  most: z.string(),
  notice: z.string(),
});
export type ExtraRow = z.infer<typeof extraRow>;

export const extraRows = rowsOf(
  extraRow.superRefine((row, context) => {
    if (!row[mainLanguage].trim()) {
      context.addIssue({ code: 'custom', path: [mainLanguage], ...problem('extra-name-missing') });
    }
    checkNumber(row.price, limit.price, context, 'price');
    if (row.per === 'car') checkNumber(row.carSeats, limit.carSeats, context, 'carSeats');
    if (row.most.trim()) checkNumber(row.most, limit.most, context, 'most');
    if (row.notice.trim()) checkNumber(row.notice, limit.notice, context, 'notice');
  }),
  ruleLimits.extras,
);

interface ExtraLists {
  pricedAreas: ExtraRow[];
  extras: ExtraRow[];
}

const toRow = ([key, extra]: [string, Extra]): ExtraRow => ({
  key,
  ...typedNames(extra.names),
  price: textOf(extra.usd),
  per: extra.per,
  carSeats: textOf(extra.carSeats),
  most: textOf(extra.most),
  notice: textOf(extra.noticeHours),
});

export function toExtraRows(extras: Extras = {}): ExtraLists {
  const all = inOrder(extras);
  return {
    pricedAreas: all.filter(([, { area }]) => area).map(toRow),
    extras: all.filter(([, { area }]) => !area).map(toRow),
  };
}

const tidyRows = (rows: readonly ExtraRow[]) =>
  rows.map((row) => ({
    ...row,
    price: tidied(row.price),
    carSeats: row.per === 'car' ? tidied(row.carSeats) : '',
    most: tidied(row.most),
    notice: tidied(row.notice),
  }));

export const tidyExtras = ({ pricedAreas, extras }: ExtraLists): ExtraLists => ({
  pricedAreas: tidyRows(pricedAreas),
  extras: tidyRows(extras),
});

function toExtra(row: ExtraRow, isArea: boolean): Extra {
  const extra = {
    names: namesOf(row),
    usd: typedAs(row.price),
    per: row.per,
    carSeats: numberOf(row.carSeats),
    most: isArea ? undefined : numberOf(row.most),
    noticeHours: numberOf(row.notice),
    area: isArea || undefined,
  };
  return Object.fromEntries(
    Object.entries(extra).filter(([, value]) => value !== undefined),
  ) as unknown as Extra;
}

/** A key comes from the first name, and stays. Bookings keep what they have by theirs, whatever gets it later. */
export function toExtras({ pricedAreas, extras }: ExtraLists): Extras {
  const rows = [...pricedAreas, ...extras];
  const taken = new Set(rows.map(({ key }) => key));
  const keyOf = (row: ExtraRow): string => {
    if (row.key) return row.key;
    const slug = makeSlug(row[mainLanguage]).slice(0, 37);
    const key = freeSlug(slug || 'extra', (found) => taken.has(found));
    taken.add(key);
    return key;
  };
  return Object.fromEntries(
    rows.map((row) => [keyOf(row), toExtra(row, pricedAreas.includes(row))]),
  );
}
