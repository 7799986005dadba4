import { formatUsd, limits, typedAs } from '@selasar/domain/core';
import type { Villa } from '@selasar/domain/offers';
import {
  overlap,
  periodOf,
  periodText,
  ruleLimits,
  type OfferRules,
} from '@selasar/domain/pricing';
import { undo as undoTime } from '@selasar/domain/requests';
import { useState } from 'react';
import { toast } from 'sonner';
import { storeOffer } from '../../../data/offers/storeOffer.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/attempt.ts';
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

/** Each villa is written by itself. Returns those that were, and why the others were not. */
async function storeEach(changes: readonly SeasonChange[]) {
  const onUnsure = notifyUnsure('these prices are saved');
  const failures = await Promise.all(
    changes.map(async ({ slug, before, after }) => {
      const version = { slug, preferredSlug: slug, before: { rules: before } };
      try {
        const isStored = await storeOffer(
          'villas',
          { ...version, after: { rules: after } },
          onUnsure,
        );
        return isStored ? undefined : notArrived;
      } catch (error) {
        return reasonOf(error) ?? 'Please try again.';
      }
    }),
  );
  return {
    done: changes.filter((_, index) => failures[index] === undefined),
    failed: byReason(changes.map(({ name }, index) => [name, failures[index]])),
  };
}

function byReason(failures: readonly (readonly [name: string, reason: string | undefined])[]) {
  const names = new Map<string, string[]>();
  for (const [name, reason] of failures) {
    if (reason !== undefined) names.set(reason, [...(names.get(reason) ?? []), name]);
  }
  return Array.from(names, ([reason, those]) => `${those.join(', ')}: ${reason}`).join('\n');
}

const villas = ({ length }: readonly SeasonChange[]): string =>
  length === 1 ? '1 villa' : `${length} villas`;

async function undo(done: readonly SeasonChange[]): Promise<void> {
  const { done: undone, failed } = await storeEach(
    done.map(({ before, after, ...villa }) => ({ ...villa, before: after, after: before })),
  );
  if (undone.length > 0) toast.success(`${villas(undone)}: the season price is undone`);
  if (failed) toast.error('Failed to undo', { description: failed });
}

export function useSavingSeason() {
  const [failed, setFailed] = useState('');
  /** Resolves to false if a villa was not saved; the others are. */
  const save = async (changes: readonly SeasonChange[], season: string): Promise<boolean> => {
    setFailed('');
    const { done, failed } = await storeEach(changes);
    setFailed(failed);
    if (done.length > 0) {
      toast.success(`${villas(done)}: the season price is saved`, {
        description: season,
        duration: undoTime.offeredMs,
        action: { label: 'Undo', onClick: () => void undo(done) },
      });
    }
    return !failed;
  };
  return { failed, save };
}
