import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router-dom';
import { InMain } from '../../ui/InMain.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useComing } from './useComing.ts';

/**
 * The page, or a placeholder while it loads. The previous page stays mounted but hidden, because it shows again if the
 * new one cannot load.
 */
export function Page() {
  const coming = useComing();
  return (
    <>
      {coming ? (
        <Notice aria-label={`Loading ${coming.label}`}>
          <Stack spacing={1.5}>
            <Skeleton variant="rounded" height={44} />
            <Skeleton variant="rounded" height={400} />
          </Stack>
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
