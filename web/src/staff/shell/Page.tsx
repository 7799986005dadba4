import Skeleton from '@mui/material/Skeleton';
import { Outlet } from 'react-router-dom';
import { InMain } from '../../ui/InMain.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useComing } from './useComing.ts';

/** The page, or its place while it is on its way: the one before waits unseen, for it shows again should nothing come. */
export function Page() {
  const coming = useComing();
  return (
    <>
      {coming ? (
        <Notice aria-label={`Loading ${coming.label}`}>
          <Skeleton variant="rounded" sx={{ height: 'calc(100dvh - 140px)', minHeight: 420 }} />
        </Notice>
      ) : null}
      <div hidden={coming !== undefined}>
        <InMain value>
          <Outlet />
        </InMain>
      </div>
    </>
  );
}
