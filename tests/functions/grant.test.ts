import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { grant as give } from '../../scripts/grant/grant.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { auth, db } = suite;

const script = fileURLToPath(new URL('../../scripts/grant.ts', import.meta.url));
const grant = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args]);

describe('npm run grant', () => {
  it('grants a role to a registered person and removes it', async () => {
    const { uid, email = '' } = await suite.person();
    const state = async () => ({
      claim: (await auth.getUser(uid)).customClaims?.['role'],
      profile: (await db.doc(`users/${uid}`).get()).get('role'),
    });
    await grant(email, 'admin');
    expect(await state()).toEqual({ claim: 'admin', profile: 'admin' });
    await give({ auth, db }, email, 'staff');
    expect(await state()).toEqual({ claim: 'staff', profile: 'staff' });
    await give({ auth, db }, email, 'none');
    expect(await state()).toEqual({ claim: undefined, profile: 'pending' });
  });

  it('refuses an unverified email', async () => {
    const { email = '' } = await suite.person({ emailVerified: false });
    await expect(grant(email, 'admin')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${email} is not verified.`),
    });
  });

  it('explains errors', async () => {
    const stranger = `${randomUUID()}@example.com`;
    await expect(give({ auth, db }, stranger, 'staff')).rejects.toThrow(
      `Nobody has registered with ${stranger}.`,
    );
    await expect(grant(stranger, 'owner')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run grant'),
    });
  });
});
