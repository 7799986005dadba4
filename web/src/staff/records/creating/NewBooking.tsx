import { useToday } from '../../../clock/useToday.ts';
import { useBookables } from './bookable.ts';
import { NewRequest } from './NewRequest.tsx';
import { NewRequestForm } from './NewRequestForm.tsx';

const none: readonly never[] = [];

/** The button for a new booking of any tour or villa. */
export const NewBooking = () => (
  <NewRequest label="New booking">
    {(titleId, close) => <Form titleId={titleId} onClose={close} />}
  </NewRequest>
);

const Form = (props: { titleId: string; onClose: () => void }) => (
  <NewRequestForm {...props} offers={useBookables() ?? none} start={undefined} today={useToday()} />
);
