import {
  freeStaySearch,
  searchedNights,
  wishesNear,
  type Verdict,
  type Wish,
} from '@selasar/domain';
import type { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from '../platform/callError.ts';
import { unlocked } from '../platform/firestore.ts';
import type { BookedOffer } from './item.ts';
import { readKnown, type Judging } from './known.ts';

/** Why a guest's wish is refused, with the nearest that could be booked. */
export async function refuseWish(
  offer: BookedOffer,
  wish: Wish,
  { field, problem }: NonNullable<Verdict['refused']>,
  judging?: Judging,
): Promise<HttpsError> {
  const searched = searchedNights(wish, freeStaySearch.withinDays);
  const known = await readKnown(unlocked, offer, searched, judging);
  const instead = wishesNear(offer, wish, known, freeStaySearch);
  const { message: code, params: facts } = problem;
  if (code === 'some-nights-taken') {
    return guestError({
      code: 'nights-taken',
      field,
      facts: { villaName: offer.name, freeStays: instead },
      freeStays: instead,
    });
  }
  return guestError({
    code: 'not-bookable',
    field,
    problem: code,
    facts: { problem: { code, ...(facts ? { facts } : {}) } },
    freeStays: instead,
  });
}
