import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonCounts } from '@selasar/domain/people';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deleteApps } from '../../../data/firebase/testing/deleteApps.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { beSuite, startServer } from '../../../testing/server.ts';
import type { Server } from '../../../testing/server.ts';

const functionsPort = 3;
const email = 'ana@example.com';
const none: PersonCounts = {
  bookings: 0,
  transfers: 0,
  messages: 0,
  reviews: 0,
  trips: 0,
  mails: 0,
  counters: 0,
};
const some = { ...none, bookings: 2, mails: 5 };
const open = { kind: 'bookings', id: '1a2b3c4d', what: 'Long Walk', date: '2026-12-01' };

let server: Server;
/** The server's answer for each callable. */
let answers: Record<string, { status?: number; json: unknown } | undefined>;

let Person: () => ReactNode;

/** The page is loaded once, with a server to call: on a busy machine that takes a while. */
beforeAll(async () => {
  server = await startServer();
  server.answer = (path) => answers[path.split('/').at(-1) ?? ''];
  vi.resetModules();
  await deleteApps();
  beSuite(server, functionsPort);
  ({ Person } = await import('./PrivacyPage.tsx'));
}, 180_000);
beforeEach(() => {
  server.requests.length = 0;
  answers = {};
  renderAt('/', [{ path: '*', element: <Person /> }]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApps();
  vi.resetModules();
  await server.close();
});

const finds = (more: object) => ({
  json: { result: { counts: some, open: [], receipts: 0, hasAccount: false, ...more } },
});
const find = async () => {
  await userEvent.clear(screen.getByLabelText('Email of the guest'));
  await userEvent.type(screen.getByLabelText('Email of the guest'), ` ${email.toUpperCase()}`);
  await userEvent.click(screen.getByRole('button', { name: 'Find guest' }));
};
const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.type(screen.getByLabelText('Type the address to confirm'), email);
};

it('shows what is stored for an address, in any spelling, and only that', async () => {
  answers = { findPerson: finds({ hasAccount: true }) };
  await find();
  expect(await screen.findByText('Bookings')).toBeTruthy();
  expect(screen.queryByText('Reviews')).toBeNull();
  expect(screen.getByText(/has a staff account/)).toBeTruthy();
  expect(server.requests.map(({ body }) => body)).toEqual([{ data: { email } }]);
});

it('removes a guest who is still expected only after confirmation, and shows the proof', async () => {
  answers = {
    findPerson: finds({ open: [open], receipts: 2 }),
    removePerson: { json: { result: { removed: some, left: none } } },
  };
  await find();
  await confirm();
  const stays = /2 receipts and credit notes stay/;
  expect(screen.getByRole('alertdialog').textContent).toMatch(stays);
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Remove' });
  expect(button?.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Also remove the open request'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/A second search finds nothing/)).toBeTruthy();
  expect(server.requests.at(-1)?.body).toEqual({ data: { email, evenOpen: true } });
});

it('reports what the guest has sent meanwhile', async () => {
  answers = {
    findPerson: finds({}),
    removePerson: { json: { result: { removed: some, left: { ...none, bookings: 1 } } } },
  };
  await find();
  await confirm();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The guest has sent something in the meantime')).toBeTruthy();
  expect(screen.queryByText(/A second search finds nothing/)).toBeNull();
});

it('reports an unknown outcome of a removal without an answer', async () => {
  answers = { findPerson: finds({}) };
  await find();
  await confirm();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The removal may not be complete')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bookings')).toBeTruthy();
});

it("shows the server's reason for a refusal", async () => {
  const details = { code: 'admin-only', message: 'Only an admin can do this.' };
  answers = {
    findPerson: { status: 403, json: { error: { status: 'PERMISSION_DENIED', details } } },
  };
  await find();
  expect(await screen.findByText('Only an admin can do this.')).toBeTruthy();
});

it('says so if nothing is stored', async () => {
  answers = { findPerson: finds({ counts: none }) };
  await find();
  expect(await screen.findByText('No data found')).toBeTruthy();
});
