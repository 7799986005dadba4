import { makeSlug } from '@selasar/domain';
import { toast } from 'sonner';
import type { Fields } from '../../data/offers/changes.ts';
import type { OfferKind } from '../../data/offers/kinds.ts';
import { storeOffer } from '../../data/offers/storeOffer.ts';
import { reasonOf } from '../reasonOf.ts';
import { notArrived, tellUnsure } from '../unsure.ts';
import { offerName, offerWord } from './words.ts';

/** What is to be stored. */
interface Draft<Values extends Fields> {
  /** Undefined for a new one, which gets the slug of its name. */
  slug: string | undefined;
  name: string;
  before: Values;
  after: Values;
}

/** Stores a tour or villa and says so. Answers false, with the reason told, when that failed. */
export async function saveOffer<Values extends Fields>(
  kind: OfferKind,
  { slug, name, before, after }: Draft<Values>,
): Promise<boolean> {
  const failed = (message: string): false => {
    toast.error(`Failed to ${slug ? 'update' : 'add'} ${offerWord(kind)}: ${message}`);
    return false;
  };
  const version = { slug, wishedSlug: makeSlug(name) || offerWord(kind), before, after };
  try {
    const unsure = tellUnsure(`“${name}” is saved`);
    if (!(await storeOffer(kind, version, unsure))) return failed(notArrived);
    toast.success(`${offerName[kind]} ${slug ? 'updated' : 'added'} successfully`);
    return true;
  } catch (error) {
    return failed(reasonOf(error) ?? 'Unknown error');
  }
}
