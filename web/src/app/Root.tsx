import { Outlet } from 'react-router-dom';
import { LoadingTrouble } from '../ui/loading/LoadingTrouble.tsx';

/** The frame of every page, public or for staff. */
export function Root() {
  return (
    <>
      <Outlet />
      <LoadingTrouble />
    </>
  );
}
