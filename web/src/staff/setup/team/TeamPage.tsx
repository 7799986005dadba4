import Skeleton from '@mui/material/Skeleton';
import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../../data/people/session.ts';
import { usePeople } from '../../../data/people/people.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { AdminsOnly, adminRoute } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { People } from './People.tsx';

function TeamPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return (
    <AdminsOnly title="Only an admin can see the team" hint="Please ask an admin to change a role.">
      <Team uid={session?.uid ?? ''} />
    </AdminsOnly>
  );
}

function Team({ uid }: { uid: string }) {
  const live = usePeople();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the team" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <People people={live.data.filter(isValid)} own={uid} />
      <InvalidRecords rows={live.data} name="profile" />
    </>
  );
}

export { TeamPage as Component };
export const handle = headingOf(setupPages.team);
