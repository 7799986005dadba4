import Tooltip from '@mui/material/Tooltip';
import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { known } from '../damage/known.ts';
import { Email } from '../grid/Email.tsx';
import { TwoLines } from '../grid/TwoLines.tsx';
import { phoneNumber, shortRequests, travelParty } from './transferText.ts';

interface TransferProps {
  transfer: Row<Transfer>;
}

/** Email and phone. */
export const Contact = ({ transfer }: TransferProps) => (
  <>
    <Email address={known(transfer.customerEmail)} /> · {phoneNumber(transfer)}
  </>
);

export const Route = ({ transfer }: TransferProps) => (
  <TwoLines
    lines={3}
    first={known(transfer.pickupLocation)}
    second={`to ${known(transfer.destination)}`}
  />
);

export const TravelDetails = ({ transfer }: TransferProps) => (
  <TwoLines
    lines={3}
    first={travelParty(transfer)}
    second={
      transfer.specialRequests ? (
        <Tooltip title={transfer.specialRequests}>
          <span>{shortRequests(transfer.specialRequests)}</span>
        </Tooltip>
      ) : undefined
    }
  />
);
