import { formatUsd, limits } from '@selasar/domain/core';
import type { Villa } from '@selasar/domain/offers';
import {
  type OfferRules,
  overlap,
  periodOf,
  periodText,
  ruleLimits,
} from '@selasar/domain/pricing';
import { typedAs } from '../rules/ruleForm.ts';
import { periodInWords } from '../rules/ruleTexts.ts';
import type { SeasonForm } from './seasonForm.ts';

export interface SeasonChange {
  slug: string;
  name: string;
  before: OfferRules | undefined;
  after: OfferRules | undefined;
}

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
