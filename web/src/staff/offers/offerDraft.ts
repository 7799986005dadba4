import type { OfferCollection } from '@selasar/domain';
import { readStored, removeStored, store, storedNames } from '../common/browserStorage.ts';

/** Whose form of what: drafts of one person are never shown to another. */
export interface DraftPlace {
  uid: string;
  collection: OfferCollection | 'terms' | 'currencies';
  /** Undefined for a new one. */
  slug: string | undefined;
}

/** What was typed into the form of a tour or villa and is not saved. */
export interface OfferDraft<Values> {
  /** When it was typed last, as an ISO instant. */
  at: string;
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

const beginning = (uid: string) => `draft ${uid} `;
const nameOf = ({ uid, collection, slug = '' }: DraftPlace) =>
  `${beginning(uid)}${collection} ${slug}`;

export const keepDraft = <Values>(place: DraftPlace, draft: OfferDraft<Values>): void =>
  store(nameOf(place), JSON.stringify(draft));

export const dropDraft = (place: DraftPlace): void => removeStored(nameOf(place));

export const hasDraft = (place: DraftPlace): boolean => readStored(nameOf(place)) !== undefined;

/** The draft of a form whose fields are those of `empty`; undefined when there is none that fits. */
export function readDraft<Values extends object>(
  place: DraftPlace,
  empty: Values,
): OfferDraft<Values> | undefined {
  const draft = parsed(readStored(nameOf(place)));
  return (
    draft && {
      ...draft,
      base: fitting(draft.base, empty),
      values: fitting(draft.values, empty),
    }
  );
}

/** The drafts that one person has of tours and villas, newest first. */
export const draftsOf = (
  uid: string,
): (DraftPlace & { collection: OfferCollection; at: string; name: string })[] =>
  storedNames(beginning(uid))
    .flatMap((key) => {
      const draft = parsed(readStored(key));
      const [collection, slug] = key.slice(beginning(uid).length).split(' ');
      if (!draft || (collection !== 'tours' && collection !== 'villas')) return [];
      return [
        { uid, collection, slug: slug || undefined, at: draft.at, name: draft.name } as const,
      ];
    })
    .sort((a, b) => b.at.localeCompare(a.at));

export interface WithPictures {
  image: string;
  gallery: readonly string[];
}

/** Pictures that were uploaded for a draft, and belong to nothing that is stored. */
export function newPictures({ base, values }: OfferDraft<WithPictures>): string[] {
  const before = [base.image, ...base.gallery];
  return [values.image, ...values.gallery].filter((url) => url && !before.includes(url));
}

function parsed(text: string | undefined): OfferDraft<object> | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as OfferDraft<object> | null;
    const isDraft = draft && !Number.isNaN(Date.parse(draft.at)) && draft.base && draft.values;
    return isDraft ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of an earlier version of the form that are still of the same kind. */
const fitting = <Values extends object>(values: object, empty: Values): Values => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(values).filter(([field, value]) => {
      const known: unknown = empty[field as keyof Values];
      return typeof value === typeof known && Array.isArray(value) === Array.isArray(known);
    }),
  ),
});
