import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';
import { Email } from '../records/grid/Email.tsx';

/** How a guest is reached: by email, or by the phone number of one who gave none. */
export const Contact = ({ customerEmail, customerPhone }: Row<Booking>) =>
  customerEmail ? <Email address={customerEmail} /> : known(customerPhone);
