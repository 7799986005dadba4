import type { OfferCollection } from '@selasar/domain/offers';
import { persistedForm, type FormName, type PersistedForm } from '../../forms/persistedForm.ts';

export interface DraftPlace {
  uid: string;
  collection: OfferCollection | 'terms' | 'currencies' | 'receiptSettings' | 'partners';
  /** Undefined for a new offer. */
  slug: string | undefined;
}

export interface DraftContent<Values> {
  name: string;
  /** The stored values when the form was opened. */
  base: Values;
  values: Values;
  texts: Readonly<Record<string, string>>;
  /** Names of images that were chosen but not uploaded. A browser cannot store the files themselves. */
  files: readonly string[];
}

const formOf = ({ uid, collection, slug = '' }: DraftPlace): FormName => ({
  uid,
  name: `${collection}/${slug}`,
});

export const draftOf = <Values extends object>(
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

export const hasDraft = (place: DraftPlace): boolean => draftOf(place, {}).read() !== undefined;
