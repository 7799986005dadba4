import { reviewFormSchema, suggestedName, t } from '@selasar/domain';
import type { OwnReview, ReviewForm, TripBooking, PlainMessage } from '@selasar/domain';
import { useState } from 'react';
import { tripApi } from '../../../data/api.ts';
import { adviceOn } from '../../forms/request/advice.ts';
import { useRequestForm } from '../../forms/request/useRequestForm.ts';

const failed: PlainMessage =
  'Your review could not be sent. What you wrote is kept: please try again.';

interface ReviewOptions {
  request: TripBooking;
  tripKey: string;
  onWritten: (review: OwnReview) => void;
}

/** The form for a review of a booking. Input stays a draft until the server has it. */
export function useReview({ request: { id, customerName }, tripKey, onWritten }: ReviewOptions) {
  const [empty] = useState<ReviewForm>(() => ({
    rating: 0,
    text: '',
    name: suggestedName(customerName),
    country: '',
  }));
  return useRequestForm({
    name: `review/${id}`,
    empty,
    schema: () => reviewFormSchema,
    send: async ({ rating, text, name, country }) => {
      const review = { rating, text, name, country };
      const { status } = await tripApi.writeReview({ ...review, key: tripKey, bookingId: id });
      return { rating, status };
    },
    onAnswer: onWritten,
    onFailure: (error) => adviceOn(error) ?? t(failed),
  });
}
