import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { minuteAt, offlineForThisFile, put } from '../../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { WithFirebase } from '../../../testing/WithFirebase.tsx';
import { WaitingForApproval } from './WaitingForApproval.tsx';

offlineForThisFile();

const show = (uid: string) => {
  const session = { uid, email: 'made@example.com', fullName: 'Made', role: undefined };
  const element = (
    <WithFirebase>
      <WaitingForApproval session={{ ...session, emailVerified: true }} />
    </WithFirebase>
  );
  renderAt('/', [{ path: '/', element }]);
};

it('tells a person who was removed from one who waits for the first approval', async () => {
  put('users', 'removed', 1, { role: 'pending', rightsLostAt: minuteAt(0) });
  put('users', 'new', 1, { role: 'pending' });
  show('removed');
  await screen.findByText('Your access was removed');
  expect(screen.getByText(/^An administrator has removed it/)).toBeTruthy();
  show('new');
  await screen.findByText('Your account is waiting for approval');
  expect(screen.getByText(/^An administrator will check your registration/)).toBeTruthy();
});
