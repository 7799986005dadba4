import { useRouteLoaderData } from 'react-router-dom';
import type { Session } from '../../../data/people/session/session.ts';

/** The route of the shell; its loader data is the session. */
export const adminRoute = 'admin';

/** The uid of the signed-in user. */
export const useOwnUid = (): string | undefined => useRouteLoaderData<Session>(adminRoute)?.uid;
