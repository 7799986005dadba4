import type { OfferCollection } from '@selasar/domain';
import { makeSlug } from '@selasar/domain';
import { toast } from 'sonner';
import type { Fields } from '../../data/offers/changes.ts';
import { storeOffer } from '../../data/offers/storeOffer.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../common/unsure.ts';
import { offerName, offerNameInText } from './offerName.ts';

/** The offer to store. */
interface Draft {
  /** Undefined for a new one, whose slug comes from its name. */
  slug: string | undefined;
  name: string;
  before: Fields;
  after: Fields;
}

/** Stores a tour or villa and reports the outcome. Resolves to false on failure, after showing the reason. */
export async function saveOffer(
  collection: OfferCollection,
  { slug, name, before, after }: Draft,
): Promise<boolean> {
  const failed = (message: string): false => {
    toast.error(`Failed to ${slug ? 'update' : 'add'} ${offerNameInText(collection)}: ${message}`);
    return false;
  };
  const version = {
    slug,
    preferredSlug: makeSlug(name) || offerNameInText(collection),
    before,
    after,
  };
  try {
    const unsure = notifyUnsure(`“${name}” is saved`);
    if (!(await storeOffer(collection, version, unsure))) return failed(notArrived);
    toast.success(`${offerName[collection]} ${slug ? 'updated' : 'added'} successfully`);
    return true;
  } catch (error) {
    return failed(reasonOf(error) ?? 'Unknown error');
  }
}
