import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { noticeChoice, soundChoice } from './notices.ts';
import { NotifyDialog } from './NotifyDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  noticeChoice.choose(false);
  soundChoice.choose(false);
});

/** A browser with the given answer to the permission request; it is asked only after a click. */
function browser(before: NotificationPermission, answer: NotificationPermission) {
  const state = { permission: before, prompts: 0 };
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.prompts += 1;
      state.permission = answer;
      return answer;
    },
  });
  return state;
}
const show = () =>
  renderAt('/', [{ path: '/', element: <NotifyDialog open onClose={() => undefined} /> }]);
const notices = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show a notification' });
const sound = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Play a sound' });

it('asks for permission when it is switched on, and stores the choice', async () => {
  const state = browser('default', 'granted');
  show();
  expect([notices().checked, sound().checked, state.prompts]).toEqual([false, false, 0]);
  await userEvent.click(notices());
  expect([notices().checked, state.prompts, noticeChoice.isOn()]).toEqual([true, 1, true]);
  await userEvent.click(sound());
  expect([sound().checked, soundChoice.isOn()]).toEqual([true, true]);
  await userEvent.click(notices());
  expect([notices().checked, state.prompts, noticeChoice.isOn()]).toEqual([false, 1, false]);
});

it('says so when the browser refuses, or has no notifications', async () => {
  browser('default', 'denied');
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(notices());
  expect(notices().checked).toBe(false);
  expect(screen.getByText(/are blocked/)).toBeTruthy();
});

it('cannot be switched on where there are no notifications', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  show();
  expect(notices().disabled).toBe(true);
  expect(screen.getByText('This browser does not support notifications.')).toBeTruthy();
});
