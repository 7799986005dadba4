import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';
import { Email } from '../records/grid/Email.tsx';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { phoneNumber, shortRequests, travelParty } from './transferText.ts';

interface TransferProps {
  transfer: Row<Transfer>;
}

/**
 * Phone and email; a transfer created by staff may have only one of them. The driver needs the phone, so a narrow cell
 * cuts off the email.
 */
export const Contact = ({ transfer }: TransferProps) => {
  const hasEmail = transfer.customerEmail !== '';
  const phone = transfer.customerPhone ? phoneNumber(transfer) : undefined;
  return (
    <>
      {phone}
      {hasEmail && phone ? ' · ' : null}
      {hasEmail ? <Email address={known(transfer.customerEmail)} /> : null}
    </>
  );
};

export const Route = ({ transfer }: TransferProps) => (
  <TwoLines
    firstAtMost={3}
    first={known(transfer.pickupLocation)}
    second={`to ${known(transfer.destination)}`}
  />
);

export const TravelDetails = ({ transfer }: TransferProps) => (
  <TwoLines
    first={travelParty(transfer)}
    second={
      transfer.specialRequests ? (
        <span title={transfer.specialRequests}>{shortRequests(transfer.specialRequests)}</span>
      ) : undefined
    }
  />
);
