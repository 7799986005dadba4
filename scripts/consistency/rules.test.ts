import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  covers,
  isSlug,
  limits,
  publicListLimit,
  roleClaim,
  staffRoles,
} from '@selasar/domain/core';
import { contactMessageSchema } from '@selasar/domain/messages';
import {
  tourCategories,
  tourFacts,
  tourSchema,
  tourTextNames,
  villaFacts,
  villaSchema,
  villaTextNames,
} from '@selasar/domain/offers';
import { userProfileSchema } from '@selasar/domain/people';
import { guestKindKeys, offerRulesSchema, ruleLimits, ruleNames } from '@selasar/domain/pricing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../suite/root.ts';

// Rules cannot import. Their fields, limits and choices are generated from the definitions here, and compared.

const rules = (await readFile(path.join(ROOT, 'firestore.rules'), 'utf8')).replaceAll(
  /\/\/.*$/gm,
  '',
);

/** The expression that a function of the rules returns, in one line. */
function bodyOf(name: string): string {
  const [, body] =
    new RegExp(String.raw`function ${name}\([^)]*\) \{([^]*?)\n *\}`).exec(rules) ?? [];
  if (body === undefined) throw new Error(`The rules have no function ${name}.`);
  return body
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[ | \]/g, (bracket) => bracket.trim())
    .trim();
}

/** The conditions joined by `&&`. */
const conditionsOf = (name: string): string[] =>
  (/return (.*);$/.exec(bodyOf(name))?.[1] ?? '').split(' && ');

const quoted = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** The parsed value; undefined if the schema refuses it. */
const taken = (schema: z.ZodType, value: unknown): unknown => schema.safeParse(value).data;

/** The largest of the given limits that a schema accepts. */
function most(schema: z.ZodType, sized: (size: number) => unknown): number {
  const fitting = Object.values(limits).filter((size) => taken(schema, sized(size)) !== undefined);
  const largest = Math.max(...fitting);
  if (taken(schema, sized(largest + 1)) !== undefined) throw new Error('It has no bound of ours.');
  return largest;
}
const mostText = (schema: z.ZodType) => most(schema, (size) => 'x'.repeat(size));
const mostNumber = (schema: z.ZodType) => most(schema, (size) => size);

/** The condition that the rules must have for a field, derived from its schema. */
function conditionFor(field: string, schema: z.ZodType): string {
  if (field === 'slug') return 'isSlugOf(data, slug)';
  // Schemas for reading accept any category and text; the rules do not.
  if (field === 'category') return `data.category in ${quoted(tourCategories)}`;
  if (field === 'image') return 'isPicture(data.image)';
  if (field === 'gallery') return 'isPictureList(data.gallery)';
  if (field === 'rules') return 'areRules(data)';
  if (taken(schema, true) === true) return `data.${field} is bool`;
  if (taken(schema, []) !== undefined) {
    return `isTextList(data.${field}, ${most(schema, (size) => Array(size).fill('a'))})`;
  }
  if (taken(schema, 1) === 1) {
    if (taken(schema, -1) !== undefined) throw new Error(`${field} may be negative.`);
    const kind = taken(schema, 0.5) === undefined ? 'isCount' : 'isNumber';
    return `${kind}(data.${field}, ${mostNumber(schema)})`;
  }
  const kind = taken(schema, 'a\nb') === 'a\nb' ? 'isLines' : 'isLine';
  return `${kind}(data.${field}, ${mostText(schema)})`;
}

/** Server times have their own test. */
const times = ['createdAt', 'updatedAt'];

it.each([
  ['isTour', tourSchema, tourTextNames, tourFacts],
  ['isVilla', villaSchema, villaTextNames, villaFacts],
] as const)(
  '%s asks what the schema asks of each field, and of no other',
  (name, schema, texts, facts) => {
    const { shape } = schema;
    const fields = Object.keys(shape);
    const maps: Record<string, string> = {
      facts: `areFacts(data, '${Object.keys(facts).join('|')}')`,
      translations: `areTranslations(data, '${texts.join('|')}')`,
    };
    const expected = Object.entries<z.ZodType>(shape)
      .filter(([field]) => !times.includes(field))
      .map(([field, its]) => maps[field] ?? conditionFor(field, its));
    expect(conditionsOf(name)).toEqual([`hasOnly(data, ${quoted(fields)})`, ...expected]);
  },
);

it('translations and facts are no longer than the schema lets them be', () => {
  const one = "isTextMap(data.translations, '[a-z]{2}_(' + fields + ')', ";
  expect(bodyOf('areTranslations')).toContain(`${one}${limits.translations})`);
  expect(bodyOf('areFacts')).toContain(`isTextMap(data.facts, names, ${limits.facts})`);
  expect(bodyOf('isTextMap')).toContain('all.size() <= maxSize');
});

it('times are those that the schemas have', () => {
  for (const { shape } of [tourSchema, villaSchema]) {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(times));
  }
  const own = (name: string) =>
    Array.from(bodyOf(name).matchAll(/& data\.(\w+)|return data\.(\w+)/g));
  for (const name of ['isCreatedNow', 'isUpdatedNow']) {
    expect(
      own(name)
        .map(([, second, first]) => first ?? second ?? '')
        .toSorted(),
    ).toEqual(times);
  }
});

it('lists, pictures, slugs and pages have the bounds of the definitions', () => {
  const numbersIn = (name: string) =>
    Array.from(bodyOf(name).matchAll(/<= (\d+)|\{0,(\d+)\}/g), ([, most, more]) =>
      Number(most ?? more),
    );
  // The pattern has one character before the counted ones.
  expect(bodyOf('isTextList')).toContain('value.size() <= maxSize');
  expect(numbersIn('isTextList')).toEqual([limits.listItemText - 1]);
  expect(conditionsOf('isPictureList')[0]).toBe(`isTextList(value, ${limits.galleryPictures})`);
  expect(numbersIn('isPicture')).toEqual([mostText(tourSchema.shape.image)]);
  expect(numbersIn('isPicture')).toEqual([mostText(villaSchema.shape.image)]);
  expect(numbersIn('isSlugOf')).toEqual([limits.slug]);
  expect(numbersIn('isPublicPage')).toEqual([publicListLimit]);
  for (const { shape } of [tourSchema, villaSchema]) {
    // Readers drop pictures beyond the limit.
    const many = Array(limits.galleryPictures + 1).fill('a');
    expect(taken(shape.gallery, many)).toHaveLength(limits.galleryPictures);
    const { gallery, ...others } = shape;
    expect(most(gallery, (size) => ['x'.repeat(size)])).toBe(limits.listItemText);
    for (const list of Object.values<z.ZodType>(others).filter((one) =>
      Array.isArray(taken(one, [])),
    )) {
      expect(most(list, (size) => Array(size).fill('a'))).toBe(limits.listItems);
      expect(most(list, (size) => ['x'.repeat(size)])).toBe(limits.listItemText);
    }
  }
});

const rule = Object.fromEntries(
  Object.entries(offerRulesSchema.shape).map(([name, schema]) => [name, schema.unwrap()]),
);
const rulesThatAre = <Kind extends z.ZodType>(kind: new (...args: never[]) => Kind) =>
  Object.entries(rule).flatMap(([name, schema]) =>
    schema instanceof kind ? [[name, schema] as const] : [],
  );
/** The default of a missing rule in a function of the rules. */
const standIns = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    Array.from(bodyOf(name).matchAll(/rules\.get\('(\w+)', ([^)]*)\)/g), ([, rule = '', value]) => [
      rule,
      JSON.parse((value ?? '').replaceAll("'", '"')),
    ]),
  );

it('rules of an offer are those of the definitions', () => {
  expect(conditionsOf('areRules')).toEqual(["!('rules' in data) || isRuleMap(data.rules)"]);
  const [names, ...parts] = conditionsOf('isRuleMap');
  expect(names).toBe(`rules.keys().hasOnly(${quoted(ruleNames)})`);
  const validators = ['areRuleNumbers', 'areRuleDays', 'areRuleTexts'];
  const confirmed = "rules.get('instantConfirmation', true)";
  expect(parts).toEqual([...validators.map((name) => `${name}(rules)`), confirmed]);
  const checked = [...validators, 'isRuleMap'].flatMap((name) => Object.keys(standIns(name)));
  expect(checked.toSorted()).toEqual(ruleNames.toSorted());
});

it('numbers in the rules of an offer have the bounds of the definitions', () => {
  const numbers = rulesThatAre(z.ZodNumber);
  const checked = new Set(conditionsOf('areRuleNumbers'));
  const whole = numbers.filter(([, { format }]) => format === 'safeint').map(([name]) => name);
  expect(checked).toContain(`(${whole.join(' + ')}) is int`);
  for (const [name, schema] of numbers) {
    expect(taken(schema, standIns('areRuleNumbers')[name])).toBeDefined();
    const most = name === 'leastNights' ? 'mostNights' : schema.maxValue;
    expect(checked).toContain(`${name} <= ${most}`);
    // The minimum number of nights is at least one.
    const least = name === 'mostNights' ? 'leastNights' : name;
    expect(checked).toContain(`${least} >= ${schema.minValue}`);
  }
  expect(checked.size).toBe(2 * numbers.length);
});

it('weekdays in the rules of an offer are those of the definitions', () => {
  const week = [1, 2, 3, 4, 5, 6, 7];
  const days = rulesThatAre(z.ZodArray).filter(([, schema]) => taken(schema, week));
  expect(Object.keys(standIns('areRuleDays'))).toEqual(days.map(([name]) => name));
  for (const [, schema] of days) {
    for (const not of [[0], [8], [...week, 1]]) expect(taken(schema, not)).toBeUndefined();
  }
  expect(conditionsOf('areRuleDays')).toEqual([
    `days.size() <= ${days.length * week.length}`,
    `days.hasOnly([${week.join(', ')}])`,
  ]);
});

it('confirmation at once is on, or absent, as in the definition', () => {
  const { instantConfirmation } = offerRulesSchema.shape;
  expect([true, false].map((value) => taken(instantConfirmation, value))).toEqual([
    true,
    undefined,
  ]);
});

it('periods, start times, groups, kinds of guests and extras have the form of the definitions', () => {
  const { closed, seasons, startTime, groups, guestKinds, extras, departures } =
    offerRulesSchema.shape;
  const [, pattern = ''] = /matches\('([^']*)'\)/.exec(bodyOf('areRuleTexts')) ?? [];
  const form = new RegExp(`^(?:${pattern})$`);
  const fits = (lists: {
    closed?: string[];
    seasons?: string[];
    start?: string;
    keys?: string[];
  }) =>
    form.test(
      [
        ...(lists.closed ?? []),
        '/',
        ...(lists.seasons ?? []),
        lists.start ?? '00:00',
        ...(lists.keys ?? []),
      ].join('\n'),
    );
  const day = '2026-12-20';
  for (const text of [`${day}/${day}`, day, `${day}/${day} `, `${day}/${day}/${day}`, '', 'a/b']) {
    const isPeriod = taken(closed, [text]) !== undefined;
    expect([text, fits({ closed: [text], keys: ['/'] })]).toEqual([text, isPeriod]);
    expect([text, fits({ seasons: [text], keys: ['/'] })]).toEqual([text, isPeriod]);
    expect([text, taken(seasons, { [text]: 1 }) !== undefined]).toEqual([text, isPeriod]);
  }
  for (const list of ['closed', 'seasons'] as const) {
    const most = Array<string>(ruleLimits.periods).fill(`${day}/${day}`);
    expect(fits({ [list]: most, keys: ['/'] })).toBe(true);
    expect(fits({ [list]: [...most, ...most.slice(0, 1)], keys: ['/'] })).toBe(false);
  }
  for (const start of ['00:00', '09:05', '23:59', '24:00', '7:30', '07:60', '07:30 ', '']) {
    const isTime = taken(startTime, start) !== undefined;
    expect([start, fits({ start, keys: ['/'] })]).toEqual([start, isTime]);
    expect([start, fits({ keys: [start, '/'] })]).toEqual([start, isTime]);
    expect([start, taken(departures, { [start]: {} }) !== undefined]).toEqual([start, isTime]);
  }
  for (let guests = 0; guests < 100; guests += 1) {
    const isTaken = taken(groups, { [guests]: 0 }) !== undefined;
    expect([guests, fits({ keys: [String(guests), '/'] })]).toEqual([guests, isTaken]);
  }
  for (const kind of [...guestKindKeys, 'adult', 'Child', '']) {
    const isTaken = taken(guestKinds, { [kind]: { usd: 1 } }) !== undefined;
    expect([kind, fits({ keys: [kind, '/'] })]).toEqual([kind, isTaken]);
  }
  const lunch = { names: { en: 'Lunch' }, usd: 8, per: 'guest' };
  for (const key of ['lunch', 'a-2', 'x'.repeat(40), 'x'.repeat(41), 'Lunch', 'a b', '/', '']) {
    const isTaken = taken(extras, { [key]: lunch }) !== undefined;
    expect([key, fits({ keys: ['/', key] })]).toEqual([key, isTaken]);
  }
  const many = Array.from({ length: 2 * ruleLimits.extras }, (_, index) => `a${index}`);
  expect(fits({ keys: ['/', ...many] })).toBe(true);
  expect(fits({ keys: ['/', ...many, 'b'] })).toBe(false);
});

it('slugs have the same form', () => {
  const [, pattern = ''] = /id\.matches\('([^']*)'\)/.exec(bodyOf('isSlugOf')) ?? [];
  const form = new RegExp(`^(?:${pattern})$`);
  for (const slug of ['a', 'a-b', 'a1-2', '', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b']) {
    expect([slug, form.test(slug)]).toEqual([slug, isSlug(slug)]);
  }
});

it('roles are those of the definitions', () => {
  expect(conditionsOf('isStaff')).toEqual([`hasRole(${quoted(staffRoles)})`]);
  const admins = staffRoles.filter((role) => covers(role, 'admin'));
  expect(conditionsOf('isAdmin')).toEqual([`hasRole(${quoted(admins)})`]);
  expect(conditionsOf('hasRole')[0]).toBe(`request.auth.token.${roleClaim} in roles`);
  expect(bodyOf('holds')).toContain('profile.role in roles');
  expect(bodyOf('holds')).toContain("profile.get('rightsLostAt'");
});

/** The required fields without a default. */
const requiredOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).flatMap(([field, schema]) =>
    taken(schema as z.ZodType, undefined) === undefined &&
    !(schema as z.ZodType).safeParse(undefined).success
      ? [field]
      : [],
  );

it('a person registers with the fields that a profile has to have, and waits', () => {
  const { uid: _, ...profile } = userProfileSchema.shape;
  const fields = requiredOf(userProfileSchema).filter((field) => field !== 'uid');
  const conditions = conditionsOf('isWaitingForApproval');
  expect(conditions[0]).toBe(`hasOnly(data, ${quoted(fields)})`);
  expect(conditions).toContain(`isLine(data.fullName, ${limits.name})`);
  expect(conditions).toContain("data.role == 'pending'");
  expect(taken(profile.role, 'pending')).toBe('pending');
  const checked = Array.from(
    conditions.join(' ').matchAll(/data\.(\w+)/g),
    ([, field = '']) => field,
  );
  expect(checked.toSorted()).toEqual(fields.toSorted());
});

/** The fields that an update may touch. */
const touchedBy = (name: string) =>
  Array.from(
    /hasOnly\(\[([^\]]*)\]\)/.exec(bodyOf(name))?.[1]?.matchAll(/'(\w+)'/g) ?? [],
    ([, field]) => field ?? '',
  );

it('updates touch fields that are there', () => {
  expect(touchedBy('isVerified')).toEqual(['emailVerified']);
  expect(Object.keys(userProfileSchema.shape)).toEqual(
    expect.arrayContaining(touchedBy('isVerified')),
  );
  const read = Object.keys(contactMessageSchema.shape).filter((field) => field.startsWith('read'));
  expect(touchedBy('isMarkedAsRead')).toEqual(read);
});
