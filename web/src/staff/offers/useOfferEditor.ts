import type { OfferCollection } from '@selasar/domain';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changedFields, pick } from '../../data/offers/changes.ts';
import type { Fields } from '../../data/offers/changes.ts';
import { useQuestion } from '../../ui/useQuestion.tsx';
import type { Uploading } from './images/useUploads.ts';
import { picturesOf } from './offerDraft.ts';
import type { WithPictures } from './offerDraft.ts';
import type { OfferFormProps } from './OffersPage.tsx';
import { toRules } from './rules/ruleForm.ts';
import type { RuleForm } from './rules/ruleForm.ts';
import { saveOffer } from './saveOffer.ts';
import { toDocument } from './toDocument.ts';
import { priceQuestion, priceWords } from './typedNumber.ts';
import { useDraftPlace, useOfferDraft } from './useOfferDraft.ts';
import { useOfferForm } from './useOfferForm.ts';
import type { OfferFormOptions } from './useOfferForm.ts';

const bookingTypeOf = { tours: 'tour', villas: 'villa' } as const;

/** The images of a form, as far as its dialog needs them. */
interface FormImages {
  uploading: Uploading | undefined;
  /** Names of files that are chosen but not uploaded. */
  names: readonly string[];
  adopt: (urls: readonly string[]) => void;
  handOver: () => readonly string[];
  settle: (kept: readonly string[], before: readonly string[]) => void;
}

/** Fields of a form for tours or villas. */
export type FormValues = FieldValues & RuleForm & WithPictures;

/** The definition of a form for tours or villas. */
interface OfferEditorSpec<Values extends FormValues, Item> extends Omit<
  OfferFormOptions<Values, Item>,
  'item'
> {
  collection: OfferCollection;
  nameOf: (values: Values) => string;
  priceField: keyof Values & string;
}

/** A form for a tour or villa: its fields, images and draft, and how to store them. */
export function useOfferEditor<Values extends FormValues, Item>(
  spec: OfferEditorSpec<Values, Item>,
  { slug, item, onClose, onRules }: OfferFormProps<Item>,
  images: FormImages,
) {
  const { collection, schema, empty, toForm, fromForm, nameOf, priceField } = spec;
  const offerForm = useOfferForm({ schema, empty, item, toForm, fromForm });
  const { form, base, typed, resume, isChanged, saving } = offerForm;
  const place = useDraftPlace(collection, slug);
  const [storing, setStoring] = useState(false);
  const files = images.names;
  const draft = useOfferDraft({ place, empty, nameOf, form, base, typed, resume, files });
  const price = useQuestion(priceWords);

  /** Whether the user confirms the price. */
  const confirmPrice = async (values: Values): Promise<boolean> => {
    const before = slug ? Number(base[priceField]) : undefined;
    const question = priceQuestion(Number(values[priceField]), typed.texts[priceField], before);
    return !question || (await price.ask(question));
  };

  /**
   * Resolves to false if the form stays open: on failure, after showing the reason, or because more was typed while it
   * was saved.
   */
  const store = async (before: Fields & WithPictures, after: Values): Promise<boolean> => {
    setStoring(true);
    saving.begin(after);
    // A stored offer keeps its images, even if the page is closed meanwhile.
    const pictures = images.handOver();
    const [was, wanted] = [toDocument(before), toDocument(after)];
    const name = nameOf(after);
    const isStored = await saveOffer(collection, { slug, name, before: was, after: wanted });
    images.adopt(pictures);
    setStoring(false);
    if (!isStored) return false;
    images.settle([...picturesOf(after), ...picturesOf(form.getValues())], picturesOf(before));
    // A new offer has no second save: it would be added twice.
    const isDone = slug === undefined || !saving.isMoreTyped(after);
    if (isDone) {
      saving.leave();
      draft.end();
    }
    if (slug && changedFields(was, pick(wanted, ['rules'])).length > 0) {
      const price = Number(after[priceField]);
      onRules({ slug, terms: { type: bookingTypeOf[collection], price, rules: toRules(after) } });
    }
    return isDone;
  };

  return {
    form: offerForm,
    offer: {
      collection,
      /** Undefined for a new offer. */
      slug,
      /** Somebody else has deleted it. */
      isGone: slug !== undefined && item === undefined,
    },
    images,
    draft,
    price: { confirm: confirmPrice, dialog: price.dialog },
    saving: {
      store,
      /** The save is in progress and can no longer be discarded. */
      isStoring: storing,
      isRunning: form.formState.isSubmitting,
    },
    isChanged: () => isChanged() || images.names.length > 0,
    onClose,
  };
}
export type OfferEditor<Values extends FormValues> = ReturnType<
  typeof useOfferEditor<Values, unknown>
>;
