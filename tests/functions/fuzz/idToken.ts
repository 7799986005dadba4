import type { Suite } from '../support/suite.ts';

/** An ID token of somebody as they are now, as the app gets it. */
export async function idToken({ auth }: Pick<Suite, 'auth'>, uid: string): Promise<string> {
  const answer = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: await auth.createCustomToken(uid), returnSecureToken: true }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}
