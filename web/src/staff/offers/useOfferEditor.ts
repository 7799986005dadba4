import { makeSlug } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { useState } from 'react';
import { toast } from 'sonner';
import { changedFields, pick, type Fields } from '../../data/offers/changes.ts';
import { storeOffer } from '../../data/offers/storeOffer.ts';
import { useQuestion } from '../../ui/ConfirmDialog.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../common/attempt.ts';
import { useOfferImages } from './images/useOfferImages.ts';
import { priceQuestion, priceWords } from '../editing/NumberInput.tsx';
import { newPictures, picturesOf } from './drafts.tsx';
import {
  fromOfferForm,
  nameOf,
  offerForms,
  storedForm,
  toDocument,
  toOfferForm,
  type OfferForm,
} from './offerForm.ts';
import { offerKinds, type Offer } from './offerKinds.ts';
import { offerName, offerNameInText } from './offerName.ts';
import type { SavedRules } from './rules/RefusedBookings.tsx';
import { toRules } from './rules/ruleForm.ts';
import { useDraftPlace, useFormDraft, useSharedForm } from '../editing/useSharedForm.ts';

export interface OfferEditorOptions {
  collection: OfferCollection;
  /** Undefined for a new offer. */
  slug: string | undefined;
  /** Live; undefined for a new one, and once it is deleted. */
  item: Offer | undefined;
  onClose: () => void;
  onRules: (saved: SavedRules) => void;
}

const specOf = (collection: OfferCollection) => ({
  ...offerForms[collection],
  toForm: (offer: Offer) => toOfferForm(collection, offer),
  fromForm: (form: OfferForm) => fromOfferForm(collection, form),
  nameOf: (form: OfferForm) => nameOf(collection, form),
});
const specs = { tours: specOf('tours'), villas: specOf('villas') };

export function useOfferEditor(options: OfferEditorOptions) {
  const { collection, slug, item, onClose, onRules } = options;
  const { bookingType, priceField } = offerKinds[collection];
  const { schema, empty, toForm, fromForm, nameOf } = specs[collection];
  const offerForm = useSharedForm({ schema, empty, item, toForm, fromForm });
  const { form, base, typed, isChanged, saving } = offerForm;
  const place = useDraftPlace(collection, slug);
  const images = useOfferImages(collection, place, form);
  const [storing, setStoring] = useState(false);
  const draft = useFormDraft({
    place,
    empty,
    nameOf,
    edit: offerForm,
    files: images.names,
    // The pictures that were uploaded for it are removed unless they are saved.
    onRestore: (restored) => images.adopt(newPictures(restored)),
  });
  const price = useQuestion(priceWords);

  const confirmPrice = async (values: OfferForm): Promise<boolean> => {
    const before = slug ? Number(base[priceField]) : undefined;
    const question = priceQuestion(Number(values[priceField]), typed.texts[priceField], before);
    return !question || (await price.ask(question));
  };

  /** Resolves to false if the form stays open: on failure, or because more was typed while it was saved. */
  const store = async (before: OfferForm, after: OfferForm): Promise<boolean> => {
    setStoring(true);
    saving.begin(after);
    // A stored offer keeps its images, even if the page is closed meanwhile.
    const pictures = images.handOver();
    const [was, wanted] = [toDocument(before), toDocument(after)];
    const version = { slug, name: nameOf(after), before: was, after: wanted };
    const isStored = await saveOffer(collection, version);
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
      onRules({ slug, terms: { type: bookingType, price, rules: toRules(after) } });
    }
    return isDone;
  };

  const save = form.handleSubmit(async (values) => {
    if (!(await confirmPrice(values))) return;
    const complete = await images.saving.withChosen(values);
    if (!complete) return;
    if (!(await store(storedForm(collection, base, item), fromForm(complete)))) {
      images.finish();
      return;
    }
    if (images.names.length > 0) await images.saving.complete();
    onClose();
  });

  return {
    form: offerForm,
    offer: { collection, slug, isGone: slug !== undefined && item === undefined },
    images,
    draft,
    priceDialog: price.dialog,
    saving: { save, isStoring: storing, isRunning: form.formState.isSubmitting },
    isChanged: () => isChanged() || images.names.length > 0,
    onClose,
  };
}
export type OfferEditor = ReturnType<typeof useOfferEditor>;

interface Version {
  /** Undefined for a new one, whose slug comes from its name. */
  slug: string | undefined;
  name: string;
  before: Fields;
  after: Fields;
}

/** Resolves to false on failure, after showing the reason. */
async function saveOffer(
  collection: OfferCollection,
  { slug, name, before, after }: Version,
): Promise<boolean> {
  const failed = (message: string): false => {
    toast.error(`Failed to ${slug ? 'update' : 'add'} ${offerNameInText(collection)}: ${message}`);
    return false;
  };
  const preferredSlug = makeSlug(name) || offerNameInText(collection);
  try {
    const unsure = notifyUnsure(`“${name}” is saved`);
    if (!(await storeOffer(collection, { slug, preferredSlug, before, after }, unsure))) {
      return failed(notArrived);
    }
    toast.success(`${offerName[collection]} ${slug ? 'updated' : 'added'} successfully`);
    return true;
  } catch (error) {
    return failed(reasonOf(error) ?? 'Unknown error');
  }
}
