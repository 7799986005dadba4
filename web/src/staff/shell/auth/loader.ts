import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentSession } from '../../../data/people/session.ts';
import { redirectTarget } from './redirectTarget.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return (await currentSession()) ? redirect(redirectTarget(request.url)) : null;
}
