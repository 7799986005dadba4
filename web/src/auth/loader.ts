import { redirect } from 'react-router-dom';
import { currentSession } from '../firebase/auth.ts';

/** Whoever is signed in already has nothing to do here. */
export async function authLoader() {
  return (await currentSession()) ? redirect('/admin') : null;
}
