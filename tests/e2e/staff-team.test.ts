import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { openMailbox } from '../../scripts/suite/mailbox.ts';
import { unlessUnknown } from '../../functions/src/people/roles.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, type Person, PHONE } from './support/person.ts';
import { teamOn } from './support/team.ts';

const suite = openSuite();
const auth = Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]);
const mailbox = await openMailbox({ auth, mailbox: 0 });
afterAll(() => mailbox.close());
const { browser, staff: admin, page } = await openStaff(DEMO_USERS.admin.email);

/** Registers a person through the form. */
async function register(person: Person, fullName: string, email: string): Promise<void> {
  await person.page.goto('/auth');
  await person.page.getByRole('tab', { name: 'Register' }).click();
  await person.page.getByRole('textbox', { name: 'Full name' }).fill(fullName);
  await person.page.getByRole('textbox', { name: 'Email' }).fill(email);
  await person.page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await person.page.getByRole('button', { name: 'Register' }).click();
  suite.later(async () => {
    const user = await unlessUnknown(suite.auth.getUserByEmail(email));
    if (!user) return;
    await suite.db.doc(`users/${user.uid}`).delete();
    await suite.auth.deleteUser(user.uid);
  });
}

const { rowOf, choose } = teamOn(page);

/** Opens the link of the newest mail to an address; the local suite shows all mails. */
async function openVerificationMail(person: Person, email: string): Promise<void> {
  const mails = await person.context.newPage();
  await mails.goto(mailbox.url);
  const mail = mails.getByRole('listitem').filter({ hasText: email });
  const opened = person.context.waitForEvent('page');
  await mail.first().getByRole('link', { name: 'Verify your email address' }).click();
  await (await opened).getByText('successfully verified').waitFor();
  await (await opened).close();
  await mails.close();
  // Simulates returning to the tab.
  await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

it('a person registers, verifies the email, waits, is approved, becomes an admin and is removed', async () => {
  const name = `Ketut ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  await page.goto('/admin/team');
  await rowOf(DEMO_USERS.admin.email).getByText('Address verified').waitFor();

  const newcomer = await newPerson(browser, PHONE);
  await register(newcomer, name, email);
  await untilShown(
    newcomer.page,
    'Registration successful! Please check your email for verification.',
  );
  await untilShown(newcomer.page, 'Your account is waiting for approval');
  await newcomer.page.getByText(`the mail that we have sent to ${email}`).waitFor();
  expect(await newcomer.page.getByRole('link', { name: 'Inbox' }).count()).toBe(0);

  const row = rowOf(name);
  await row.getByText('Waiting for approval').waitFor();
  await row.getByText('Address not verified').waitFor();
  await choose('Approve', name, /Only a verified address can be approved/);
  await untilShown(page, 'Failed to change the role');
  await page.getByText(`${email} is not verified.`, { exact: false }).waitFor();

  await newcomer.page.getByRole('button', { name: 'Send the mail again' }).click();
  await untilShown(newcomer.page, `We have sent the mail to ${email} again.`);
  await openVerificationMail(newcomer, email);
  await newcomer.page.getByText('An administrator will check your registration').waitFor();
  await row.getByText('Address verified').waitFor();

  await choose('Approve', name, new RegExp(`${email} will see all bookings`));
  await untilShown(page, `${name}: Staff`);
  // It opens without being asked.
  await newcomer.page.getByRole('region', { name: 'Total Bookings' }).waitFor();
  await newcomer.page.goto('/admin/team');
  await untilShown(newcomer.page, 'Only an admin can see the team');

  await choose('Make admin', name, /be able to manage the team/);
  await untilShown(page, `${name}: Admin`);
  // The waiting session continues.
  await newcomer.page.getByRole('list', { name: 'Team' }).waitFor();

  await choose('Make staff', name, /no longer change the team/);
  await untilShown(page, `${name}: Staff`);
  await newcomer.page
    .getByText('Only an admin can see the team')
    .or(newcomer.page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();

  await choose('Remove', name, /no longer see or change anything here/);
  await untilShown(page, `${name}: Waiting for approval`);
  await newcomer.page
    .getByText('Your access was removed')
    .or(newcomer.page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();
  await newcomer.context.close();
  // Except the refused approval.
  expect(admin.problems.filter((problem) => !/400/.test(problem))).toEqual([]);
});

it('an admin refuses a registration, which deletes it and ends its session', async () => {
  const name = `Gede ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const stranger = await newPerson(browser, PHONE);
  await register(stranger, name, email);
  await untilShown(stranger.page, 'Your account is waiting for approval');
  await page.goto('/admin/team');
  await choose('Refuse', name, /This cannot be undone/);
  await untilShown(page, `${name}: refused and deleted`);
  await rowOf(name).waitFor({ state: 'hidden' });
  await expect(suite.auth.getUserByEmail(email)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  await stranger.page.getByRole('button', { name: 'Check again' }).click();
  await stranger.page.getByRole('button', { name: 'Sign In' }).waitFor();
  await stranger.context.close();
});

it('an interrupted removal is shown as unfinished, and the page finishes it', async () => {
  const name = `Putu ${randomUUID().slice(0, 8)}`;
  const { uid } = await suite.person({ displayName: name });
  await suite.enrol(uid, 'staff');
  await suite.db.doc(`users/${uid}`).update({ role: 'pending' });
  await page.goto('/admin/team');
  const unfinished = rowOf(name).getByText(/has not reached the account yet/);
  await unfinished.waitFor();
  await rowOf(name).getByRole('button', { name: 'Finish' }).click();
  await untilShown(page, `${name}: Waiting for approval`);
  await unfinished.waitFor({ state: 'hidden' });
  expect((await suite.auth.getUser(uid)).customClaims).toEqual({});
});
