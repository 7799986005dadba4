import { collections } from '@selasar/domain';
import type { SetReviewStatusInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const call = staffApi.setReviewStatus;

/** Changes the status of a review from the one that the user saw. Resolves to false if the server did not apply it. */
export const setReviewStatus = (
  input: SetReviewStatusInput,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const reference = doc(await firestore(), collections.reviews, input.bookingId);
      return (await getDoc(reference)).get('status') === input.to;
    },
    onUnsure,
  });
