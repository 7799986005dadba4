import { formatUsd, shortDate, weekdayNames } from '@selasar/domain';
import type { Period } from '@selasar/domain';
import type { RuleForm } from './ruleForm.ts';
import { typedAs } from './ruleText.ts';

const periodInWords = ({ from, to }: Period): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

const words: { [Name in keyof RuleForm]?: (value: RuleForm[Name]) => string } = {
  instantConfirmation: (isOn) => (isOn ? 'on' : 'off'),
  rulesInvalid: (isInvalid) => (isInvalid ? 'not readable' : 'set anew'),
  weekdays: weekdayNames,
  arrivalDays: weekdayNames,
  departureDays: weekdayNames,
  closed: (rows) => rows.map(periodInWords).join('; '),
  seasons: (rows) =>
    rows.map((row) => `${periodInWords(row)}: ${formatUsd(typedAs(row.price))}`).join('; '),
  groups: (rows) => rows.map(({ from, percent }) => `from ${from} guests ${percent} %`).join('; '),
};

/** A rule in words; undefined for a field that is no rule, or whose text needs no conversion. */
export const ruleInWords = (name: string, value: unknown): string | undefined =>
  (words as Record<string, ((value: never) => string) | undefined>)[name]?.(value as never);
