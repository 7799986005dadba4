import type { Transfer } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import { orDash } from '../../common/formatInstant.ts';
import { Email } from '../../grid/Email.tsx';
import { TwoLines } from '../../grid/TwoLines.tsx';
import { phoneNumber, shortRequests, travelParty } from '../requestText.ts';

interface TransferProps {
  transfer: Row<Transfer>;
}

/** The driver needs the phone, so a narrow cell cuts off the email. */
export const Contact = ({ transfer }: TransferProps) => {
  const hasEmail = transfer.customerEmail !== '';
  const phone = transfer.customerPhone ? phoneNumber(transfer) : undefined;
  return (
    <>
      <span>{phone}</span>
      <span>{hasEmail && phone ? ' · ' : null}</span>
      {hasEmail ? <Email address={orDash(transfer.customerEmail)} /> : null}
    </>
  );
};

export const Route = ({ transfer }: TransferProps) => (
  <TwoLines
    firstAtMost={3}
    first={orDash(transfer.pickupLocation)}
    second={`to ${orDash(transfer.destination)}`}
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
