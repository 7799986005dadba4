import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentSession } from '../../../data/people/session/currentSession.ts';
import { redirectTarget } from './redirectTarget.ts';

/** A signed-in user needs no sign-in page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return (await currentSession()) ? redirect(redirectTarget(request.url)) : null;
}
