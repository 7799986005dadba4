import { Outlet } from 'react-router-dom';
import { LoadingNotice } from '../ui/loading/LoadingNotice.tsx';

/** The frame of every page, public or for staff. */
export function Root() {
  return (
    <>
      <Outlet />
      <LoadingNotice />
    </>
  );
}
