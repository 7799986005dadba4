import Link from '@mui/material/Link';

/** An address to write to; '–' for none. */
export const Mailto = ({ address }: { address: string | undefined }) =>
  address ? <Link href={`mailto:${address}`}>{address}</Link> : '–';

/** A number to call; '–' for none. */
export const CallTo = ({ number }: { number: string | undefined }) =>
  number ? <Link href={`tel:${number}`}>{number}</Link> : '–';
