import Button from '@mui/material/Button';
import { t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { useState } from 'react';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';

const load = async () => (await import('./Voucher.tsx')).Voucher;

/** Prints the voucher of a request. Its code loads on demand. */
export function PrintButton({ request, isPrimary }: { request: TripRequest; isPrimary: boolean }) {
  const [printing, setPrinting] = useState(false);
  const voucher = useLoaded(load, printing);
  return (
    <>
      <Button variant={isPrimary ? 'contained' : 'outlined'} onClick={() => setPrinting(true)}>
        {t('Print voucher')}
      </Button>
      {printing && voucher.status === 'ready' ? (
        <voucher.part request={request} onPrinted={() => setPrinting(false)} />
      ) : null}
    </>
  );
}
