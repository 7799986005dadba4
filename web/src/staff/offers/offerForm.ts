import type { OfferCollection } from '@selasar/domain/offers';
import { z } from 'zod';
import { pick, type Fields } from '../../data/offers/changes.ts';
import {
  factFields,
  factLabels,
  fromFactForm,
  isFact,
  toFactForm,
  toFacts,
} from './facts/factForm.ts';
import { withoutStrayCaptions } from './images/captionForm.ts';
import type { OfferPictures } from './drafts.tsx';
import { fromRows, mapFields, toRows } from './offerFields.ts';
import { offerKinds, type Offer } from './offerKinds.ts';
import {
  checkNights,
  emptyRules,
  fromRuleForm,
  ruleFields,
  ruleFormNames,
  ruleLabels,
  toRuleForm,
  toRules,
  type RuleForm,
} from './rules/ruleForm.ts';
import {
  fromTranslationForm,
  isTranslation,
  toTranslationForm,
  toTranslations,
  translationFields,
  translationLabels,
} from './translations/translationForm.ts';

export interface OfferForm extends RuleForm, OfferPictures {
  [name: string]: unknown;
}

function formOf(collection: OfferCollection) {
  const { fields, facts, texts } = offerKinds[collection];
  const translated = <Value>(all: Readonly<Record<string, Value>>) =>
    pick(all, texts) as Record<string, Value>;
  const factSchemas = factFields(facts);
  const translations = mapFields(fields, ({ schema, translation }) => translation ?? schema);
  const labels = { ...mapFields(fields, ({ label }) => label), ...factLabels(facts) };
  const empty = { ...mapFields(fields, ({ empty }) => empty), ...toFactForm(facts, undefined) };
  const emptyTexts = translated(empty) as Record<string, string | string[]>;
  return {
    schema: z
      .object({
        ...mapFields(fields, ({ schema }) => schema),
        ...factSchemas,
        ...translationFields(translated({ ...translations, ...factSchemas })),
        ...ruleFields,
      })
      .superRefine(checkNights) as unknown as z.ZodType<OfferForm, OfferForm>,
    labels: { ...labels, ...translationLabels(translated(labels)), ...ruleLabels },
    emptyTexts,
    empty: {
      ...empty,
      ...toTranslationForm(undefined, emptyTexts),
      ...emptyRules,
    } as unknown as OfferForm,
  };
}

export const offerForms = { tours: formOf('tours'), villas: formOf('villas') };

export const nameOf = (collection: OfferCollection, form: OfferForm): string =>
  String(form[offerKinds[collection].nameField]);

export function toOfferForm(collection: OfferCollection, offer: Offer): OfferForm {
  const { fields, facts } = offerKinds[collection];
  const own = mapFields(fields, ({ input, choice }, name): unknown => {
    const stored: unknown = Reflect.get(offer, name);
    if (input === 'rows') return toRows(stored as string[]);
    return choice ? choice.optionOf(stored as string) : stored;
  });
  return {
    ...own,
    ...toFactForm(facts, offer.facts),
    ...toTranslationForm(offer.translations, offerForms[collection].emptyTexts),
    ...toRuleForm(offer.rules),
  } as unknown as OfferForm;
}

export function fromOfferForm(collection: OfferCollection, form: OfferForm): OfferForm {
  const { fields, facts } = offerKinds[collection];
  const tidy = fromTranslationForm(withoutStrayCaptions(form));
  return {
    ...tidy,
    ...mapFields(fields, ({ input }, name) =>
      input === 'rows' ? fromRows(tidy[name] as string[]) : tidy[name],
    ),
    ...fromFactForm(facts, tidy),
    ...fromRuleForm(tidy),
  };
}

/** The form shows another choice for one that it does not know. */
export function storedForm(
  collection: OfferCollection,
  base: OfferForm,
  offer: Offer | undefined,
): OfferForm {
  const choices = mapFields(offerKinds[collection].fields, ({ choice }, name): unknown =>
    choice && offer ? Reflect.get(offer, name) : base[name],
  );
  return fromOfferForm(collection, { ...base, ...choices });
}

export function toDocument(form: RuleForm & Fields): Fields {
  const others = Object.entries(form).filter(
    ([name]) =>
      !(ruleFormNames as string[]).includes(name) && !isFact(name) && !isTranslation(name),
  );
  return {
    ...Object.fromEntries(others),
    facts: toFacts(form),
    translations: toTranslations(form),
    rules: toRules(form),
  };
}
