import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openSession } from '../../../data/people/session.ts';
import { signInPathFor } from '../auth/redirectTarget.ts';

/** The layout decides what a session may see. */
export async function loader({ request }: LoaderFunctionArgs) {
  return (await openSession()) ?? redirect(signInPathFor(request.url));
}
