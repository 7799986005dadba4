import {
  formatUsd,
  limits,
  overlap,
  periodOf,
  periodText,
  ruleLimits,
  shortDate,
} from '@selasar/domain';
import type { OfferRules, Period, Villa } from '@selasar/domain';
import { typedAs } from '../rules/ruleText.ts';
import type { SeasonForm } from './seasonForm.ts';

export const periodInWords = ({ from, to }: Period): string =>
  `${shortDate(from)} – ${shortDate(to)}`;

/** The rules of a villa before and after it gets the price of a season. */
export interface SeasonChange {
  slug: string;
  name: string;
  before: OfferRules | undefined;
  after: OfferRules | undefined;
}

/** What a season means for a villa: the change, or why there is none. */
export interface SeasonPlan {
  slug: string;
  name: string;
  text: string;
  change: SeasonChange | undefined;
}

/** `season` is undefined until the form is valid. */
export function seasonPlan(villa: Villa, season: SeasonForm | undefined): SeasonPlan {
  const { slug, name, rules, pricePerNight } = villa;
  const usual = formatUsd(pricePerNight);
  const none = (text: string): SeasonPlan => ({ slug, name, text, change: undefined });
  if (rules === 'damaged') return none('Its booking rules cannot be read');
  if (!season) return none(`${usual} a night`);
  const period = periodText(season);
  const { [period]: known, ...others } = rules?.seasons ?? {};
  const inTheWay = Object.keys(others).find((other) => overlap([other, period]));
  if (inTheWay !== undefined) {
    return none(`Overlaps its season ${periodInWords(periodOf(inTheWay))}`);
  }
  if (Object.keys(others).length >= ruleLimits.periods) return none('It cannot have more seasons');
  const price = Math.round((pricePerNight * (100 + typedAs(season.percent))) / 100);
  if (price > limits.priceUsd) return none(`${formatUsd(price)} is too much`);
  if (price === known) return none(`It has this price: ${formatUsd(price)} a night`);
  const instead = known === undefined ? '' : `, instead of ${formatUsd(known)}`;
  return {
    slug,
    name,
    text: `${usual} → ${formatUsd(price)} a night${instead}`,
    change: {
      slug,
      name,
      before: rules,
      after: { ...rules, seasons: { ...rules?.seasons, [period]: price } },
    },
  };
}
