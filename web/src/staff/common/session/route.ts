import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../../data/people/session.ts';

/** Its loader data is the session. */
export const adminRoute = 'admin';

export const useOwnUid = (): string | undefined => useRouteLoaderData<Session>(adminRoute)?.uid;
