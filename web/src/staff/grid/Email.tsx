import Link from '@mui/material/Link';
import { callAddress } from '@selasar/domain/core';

export const Mailto = ({ address }: { address: string | undefined }) =>
  address ? <Link href={`mailto:${address}`}>{address}</Link> : <span>–</span>;

export const CallTo = ({ number }: { number: string | undefined }) =>
  number ? <Link href={callAddress(number)}>{number}</Link> : <span>–</span>;

export function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </>
  );
}
