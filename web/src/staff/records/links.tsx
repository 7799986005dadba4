import Link from '@mui/material/Link';
import { callAddress } from '@selasar/domain';

/** A mail link; '–' without an address. */
export const Mailto = ({ address }: { address: string | undefined }) =>
  address ? <Link href={`mailto:${address}`}>{address}</Link> : '–';

/** A phone link; '–' without a number. */
export const CallTo = ({ number }: { number: string | undefined }) =>
  number ? <Link href={callAddress(number)}>{number}</Link> : '–';
