import type { OfferCollection } from '@selasar/domain';
import { persistedForm, persistedNames } from '../../forms/persistedForm.ts';
import type { FormName, Persisted, PersistedForm } from '../../forms/persistedForm.ts';

/** Whose form of what. */
export interface DraftPlace {
  uid: string;
  collection: OfferCollection | 'terms' | 'currencies';
  /** Undefined for a new one. */
  slug: string | undefined;
}

/** What was typed into the form of a tour or villa and is not saved. */
export interface DraftContent<Values> {
  /** What the tour or villa is called in it. */
  name: string;
  /** What was stored when the form was filled. */
  base: Values;
  values: Values;
  /** Numbers as they were typed. */
  texts: Readonly<Record<string, string>>;
  /** The names of pictures that were chosen and not uploaded. A browser cannot keep the files themselves. */
  files: readonly string[];
}
export type OfferDraft<Values> = Persisted<DraftContent<Values>>;

const formOf = ({ uid, collection, slug = '' }: DraftPlace): FormName => ({
  uid,
  name: `${collection}/${slug}`,
});

/** The draft of a form whose fields are those of `empty`. */
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

/** The drafts that one person has of tours and villas, newest first. */
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
}

/** Pictures that were uploaded for a draft, and belong to nothing that is stored. */
export function newPictures({ base, values }: DraftContent<WithPictures>): string[] {
  const before = [base.image, ...base.gallery];
  return [values.image, ...values.gallery].filter((url) => url && !before.includes(url));
}
