import { Outlet } from 'react-router-dom';
import { LoadingTrouble } from '../ui/loading/LoadingTrouble.tsx';

/** What every page, public or of the staff, has around it. */
export function Root() {
  return (
    <>
      <Outlet />
      <LoadingTrouble />
    </>
  );
}
