import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Outlet } from 'react-router-dom';
import { InMain } from '../../ui/InMain.ts';
import { Notice } from '../../ui/Notice.tsx';
import { usePendingPage } from './usePendingPage.ts';

/**
 * The page, or a placeholder while it loads. The previous page stays mounted but hidden, because it shows again if the
 * new one cannot load.
 */
export function Page() {
  const pending = usePendingPage();
  return (
    <>
      {pending ? (
        <Notice aria-label={`Loading ${pending.label}`}>
          <Stack spacing={1.5}>
            <Skeleton variant="rounded" height={44} />
            <Skeleton variant="rounded" height={400} />
          </Stack>
        </Notice>
      ) : null}
      <div hidden={pending !== undefined}>
        <InMain value>
          <Outlet />
        </InMain>
      </div>
    </>
  );
}
