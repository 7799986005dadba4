import type { OfferCollection } from '@selasar/domain';
import { persistedForm, persistedNames } from '../../forms/persistedForm.ts';
import type { FormName, Persisted, PersistedForm } from '../../forms/persistedForm.ts';

/** Identifies the user and the form. */
export interface DraftPlace {
  uid: string;
  collection: OfferCollection | 'terms' | 'currencies';
  /** Undefined for a new offer. */
  slug: string | undefined;
}

/** Unsaved content of a form for a tour or villa. */
export interface DraftContent<Values> {
  /** The offer's name in the draft. */
  name: string;
  /** The stored values when the form was opened. */
  base: Values;
  values: Values;
  /** Numbers as they were typed. */
  texts: Readonly<Record<string, string>>;
  /** Names of images that were chosen but not uploaded. A browser cannot store the files themselves. */
  files: readonly string[];
}
export type OfferDraft<Values> = Persisted<DraftContent<Values>>;

const formOf = ({ uid, collection, slug = '' }: DraftPlace): FormName => ({
  uid,
  name: `${collection}/${slug}`,
});

/** The draft of a form with the fields of `empty`. */
export const offerDraft = <Values extends object>(
  place: DraftPlace,
  empty: Values,
): PersistedForm<DraftContent<Values>> =>
  persistedForm<DraftContent<Values>>(formOf(place), {
    name: '',
    base: empty,
    values: empty,
    texts: {},
    files: [],
  });

export const hasDraft = (place: DraftPlace): boolean => offerDraft(place, {}).read() !== undefined;

/** A user's drafts of tours and villas, newest first. */
export const draftsOf = (
  uid: string,
): (DraftPlace & { collection: OfferCollection; at: string; name: string })[] =>
  (['tours', 'villas'] as const)
    .flatMap((collection) =>
      persistedNames(uid, `${collection}/`).flatMap((key) => {
        const slug = key.slice(collection.length + 1) || undefined;
        const draft = offerDraft({ uid, collection, slug }, {}).read();
        return draft ? [{ uid, collection, slug, at: draft.at, name: draft.name }] : [];
      }),
    )
    .sort((a, b) => b.at.localeCompare(a.at));

export interface WithPictures {
  image: string;
  gallery: readonly string[];
  hostPicture?: string | undefined;
  floorPlan?: string | undefined;
}

/** All pictures of an offer. */
export const picturesOf = ({ image, gallery, hostPicture, floorPlan }: WithPictures): string[] =>
  [image, ...gallery, hostPicture, floorPlan].flatMap((url) => (url ? [url] : []));

/** Images that were uploaded for a draft and belong to no stored offer. */
export function newPictures({ base, values }: DraftContent<WithPictures>): string[] {
  const before = picturesOf(base);
  return picturesOf(values).filter((url) => !before.includes(url));
}
