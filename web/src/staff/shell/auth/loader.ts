import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { currentSession } from '../../../data/people/session.ts';
import { redirectTarget } from './redirectTarget.ts';

export const loader = async ({ request }: LoaderFunctionArgs) =>
  (await currentSession()) ? redirect(redirectTarget(request.url)) : null;
