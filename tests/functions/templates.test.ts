import { standardTemplates } from '@selasar/domain/mail';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const [made, ketut] = await Promise.all([suite.caller('staff'), suite.caller('admin')]);
const template = db.doc('templates/balance');
const edits = () => db.collection('edits').where('of', '==', 'templates/balance').get();
const version = async () =>
  ((await template.get()).get('updatedAt') as Timestamp).toDate().getTime();

const clear = async () => {
  await Promise.all([template.delete(), ...(await edits()).docs.map(({ ref }) => ref.delete())]);
};
beforeEach(clear);
suite.later(clear);

const save = (text: string, seen: number | null, caller = made) =>
  caller.call('saveTemplate', { situation: 'balance', text, seen });

it('staff edit a template, and the log of edits names the author', async () => {
  expect(await save('Hello {name}, {balance} is open.', null)).toEqual({ situation: 'balance' });
  expect((await template.get()).data()).toMatchObject({
    text: 'Hello {name}, {balance} is open.',
    by: made.uid,
    byName: 'Nyoman Arta',
  });
  expect((await edits()).docs.map((edit) => edit.data())).toMatchObject([
    {
      kind: 'templates',
      name: 'Template “Balance due”',
      what: 'changed',
      before: { text: standardTemplates.balance.slice(0, 500) },
      after: { text: 'Hello {name}, {balance} is open.' },
      by: made.uid,
      byName: 'Nyoman Arta',
    },
  ]);
});

it('the second of two parallel edits is refused with an explanation', async () => {
  await save('One', null);
  const seen = await version();
  const changed = { details: { code: 'template-changed' } };
  await expect(save('Two', null, ketut)).rejects.toMatchObject(changed);
  const both = await Promise.allSettled([save('Three', seen), save('Four', seen, ketut)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // The same call repeated after a lost response is one edit.
  const { text } = (await template.get()).data() as { text: string };
  await save(text, seen);
  expect((await edits()).size).toBe(2);
});

it('the default text is saved only over a custom one', async () => {
  await save(standardTemplates.balance, null);
  expect((await template.get()).exists).toBe(false);
  await save('One', null);
  await save(standardTemplates.balance, await version());
  expect((await template.get()).get('text')).toBe(standardTemplates.balance);
});

it.each([
  ['{guest}', 'placeholder-unknown'],
  ['', 'message-missing'],
  ['x'.repeat(1501), 'text-too-long'],
])('%.20s is refused', async (text, problem) => {
  await expect(save(text, null)).rejects.toMatchObject({
    details: { code: 'invalid-input', field: 'text', problem },
  });
});

it.each([
  [undefined, 'sign-in-required'],
  ['none', 'staff-only'],
] as const)('is refused to a person whose role is %s', async (role, code) => {
  const caller = await suite.caller(role);
  await expect(save('One', null, caller)).rejects.toMatchObject({ details: { code } });
  expect((await template.get()).exists).toBe(false);
});
