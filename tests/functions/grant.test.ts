import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openSuite } from './suite.ts';

const suite = openSuite();
afterAll(() => suite.close());

const script = fileURLToPath(new URL('../../scripts/grant.ts', import.meta.url));
const grant = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args]);

describe('npm run grant', () => {
  it('gives a registered person a role and takes it away', async () => {
    const email = `${randomUUID()}@example.com`;
    const { uid } = await suite.auth.createUser({ email });
    suite.later(() => suite.auth.deleteUser(uid));
    suite.later(() => suite.db.doc(`users/${uid}`).delete());
    const state = async () => ({
      claim: (await suite.auth.getUser(uid)).customClaims?.['role'],
      profile: (await suite.db.doc(`users/${uid}`).get()).get('role'),
    });
    await grant(email, 'admin');
    expect(await state()).toEqual({ claim: 'admin', profile: 'admin' });
    await grant(email, 'staff');
    expect(await state()).toEqual({ claim: 'staff', profile: 'staff' });
    await grant(email, 'none');
    expect(await state()).toEqual({ claim: undefined, profile: 'pending' });
  });

  it('says what is wrong', async () => {
    const stranger = `${randomUUID()}@example.com`;
    await expect(grant(stranger, 'staff')).rejects.toMatchObject({
      stderr: expect.stringContaining(`Nobody has registered with ${stranger}.`),
    });
    await expect(grant(stranger, 'owner')).rejects.toMatchObject({
      stderr: expect.stringContaining('Usage: npm run grant'),
    });
  });
});
