import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteApps } from '../../data/firebase/testing/deleteApps.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { beSuite, startServer } from '../../testing/server.ts';
import type { Server } from '../../testing/server.ts';
import type * as module from './CrewDialog.tsx';

let server: Server;
let CrewDialog: typeof module.CrewDialog;
beforeAll(async () => {
  server = await startServer();
  // Stands in for the functions of the local suite, whose port offset is 3.
  beSuite(server, 3);
  vi.resetModules();
  await deleteApps();
  ({ CrewDialog } = await import('./CrewDialog.tsx'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await deleteApps();
  // Gives later tests in this process an app of their own.
  vi.resetModules();
  await server.close();
});

const at = new Date('2026-11-21T02:30:00Z');
const member = {
  id: '1a2b3c4d-5e1a-4bae-8ba1-000000000000',
  name: 'Ketut Rai',
  phone: '+628123456789',
  languages: ['en'],
  drives: true,
  guides: false,
  seats: 5,
  daysOff: ['2099-01-01'],
  active: true,
  createdAt: at,
  updatedAt: at,
};

it('saves a day off that is typed but was not added', async () => {
  server.answer = () => ({ json: { result: { crewId: member.id } } });
  const onClose = vi.fn<() => void>();
  renderAt('/', [{ path: '/', element: <CrewDialog member={member} onClose={onClose} /> }]);
  await userEvent.click(await screen.findByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('12252098');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.requests.at(-1)?.body).toMatchObject({
    data: { daysOff: ['2099-01-01', '2098-12-25'] },
  });
});
