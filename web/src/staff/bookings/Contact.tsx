import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';
import { Email } from '../records/grid/Email.tsx';

/** How to contact a guest: by email, or by phone for a guest without an email address. */
export const Contact = ({ customerEmail, customerPhone }: Row<Booking>) =>
  customerEmail ? <Email address={customerEmail} /> : known(customerPhone);
