import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { withServer } from '../../testing/withServer.ts';

const { server, CrewDialog } = await withServer(() => import('./CrewDialog.tsx'));

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

it.each([
  ['12252098', ['2098-12-25', '2099-01-01']],
  ['01012099', ['2099-01-01']],
])('saves a day off that is typed but was not added, once: %s', async (typed, daysOff) => {
  server.answer = () => ({ json: { result: { crewId: member.id } } });
  const onClose = vi.fn<() => void>();
  renderAt('/', [{ path: '/', element: <CrewDialog member={member} onClose={onClose} /> }]);
  await userEvent.click(await screen.findByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.requests.at(-1)?.body).toMatchObject({
    data: { daysOff },
  });
});
