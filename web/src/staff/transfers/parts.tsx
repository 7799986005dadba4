import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';
import { Email } from '../records/grid/Email.tsx';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { phoneNumber, shortRequests, travelParty } from './transferText.ts';

interface TransferProps {
  transfer: Row<Transfer>;
}

/** Email and phone; a transfer created by staff may have only one of them. */
export const Contact = ({ transfer }: TransferProps) => {
  const hasEmail = transfer.customerEmail !== '';
  const phone = transfer.customerPhone ? phoneNumber(transfer) : undefined;
  return (
    <>
      {hasEmail ? <Email address={known(transfer.customerEmail)} /> : null}
      {hasEmail && phone ? ' · ' : null}
      {phone}
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
