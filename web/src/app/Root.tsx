import { Outlet } from 'react-router-dom';
import { LoadingNotice } from '../ui/loading/LoadingNotice.tsx';

export function Root() {
  return (
    <>
      <Outlet />
      <LoadingNotice />
    </>
  );
}
