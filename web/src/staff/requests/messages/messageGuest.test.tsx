import { type MessageChannel, messageChannels } from '@selasar/domain/requests';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { GuestMessageText } from '../sheet/History.tsx';
import { useGuestMessageDraft } from './guestMessage.ts';
import { MessageBox } from './MessageBox.tsx';
import { guestMessageFailure } from './MessageGuest.tsx';

const name = { kind: 'bookings', id: '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11' } as const;
const whole = { phone: '+49 30 1234567', email: 'hannah@example.com', tripId: 'one' };

const onSend = vi.fn<(via: MessageChannel) => void>();
beforeEach(() => {
  localStorage.clear();
  onSend.mockClear();
});

/** The box with the draft in this browser, and buttons to close and reopen it. */
function Sheet({ request = whole, problem }: { request?: typeof whole; problem?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Sheet
      </button>
      {open ? <Section request={request} problem={problem} /> : null}
    </>
  );
}
function Section({ request, problem }: { request: typeof whole; problem: string | undefined }) {
  const { draft, begin, change, clear, messageId } = useGuestMessageDraft(name);
  if (!draft) {
    return (
      <button type="button" onClick={() => begin('driver', 'Hello Hannah,\n\nat {time}.\n\nBali')}>
        Begin
      </button>
    );
  }
  return (
    <>
      <output>{messageChannels.map((way) => messageId(draft, way)).join(' ')}</output>
      <MessageBox
        request={request}
        draft={draft}
        sending={undefined}
        problem={problem}
        onChange={change}
        onSend={onSend}
        onDiscard={() => clear(draft)}
      />
    </>
  );
}
async function openBox(props: Parameters<typeof Sheet>[0] = {}) {
  renderAt('/', [{ path: '/', element: <Sheet {...props} /> }]);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message: Driver/ });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

describe('what staff write to a guest', () => {
  it('is not sent while a placeholder is open: it is filled in, or left out', async () => {
    await openBox();
    expect(screen.getByRole('alert').textContent).toContain('“at {time}.”');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    for (const way of ['WhatsApp', 'Mail', 'In the trip']) {
      expect(screen.getByRole('button', { name: way })).toHaveProperty('disabled', true);
    }
    await press('Leave out');
    expect(box().value).toBe('Hello Hannah,\n\nBali');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Mail');
    await press('In the trip');
    expect(onSend.mock.calls).toEqual([['mail'], ['thread']]);
  });

  it('opens in WhatsApp with the text unchanged', async () => {
    await openBox();
    await press('Leave out');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(link.href).toBe('https://wa.me/49301234567?text=Hello%20Hannah%2C%0A%0ABali');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onSend.mock.calls).toEqual([['whatsapp']]);
  });

  it('goes only to guests with an address or number', async () => {
    await openBox({ request: { phone: '0812 345', email: '', tripId: undefined as never } });
    for (const way of ['WhatsApp', 'Mail', 'In the trip']) {
      expect(screen.queryByRole('button', { name: way })).toBeNull();
    }
    await press('Discard');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('stays when the sheet is closed, and another text is another message', async () => {
    await openBox();
    const first = screen.getByRole('status').textContent;
    await userEvent.type(box(), '!');
    const second = screen.getByRole('status').textContent;
    expect(second).not.toBe(first);
    await press('Sheet');
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Sheet');
    expect(box().value).toBe('Hello Hannah,\n\nat {time}.\n\nBali!');
    expect(screen.getByRole('status').textContent).toBe(second);
    expect(new Set(second?.split(' ')).size).toBe(3);
  });

  it('says why it was not sent', async () => {
    await openBox({ problem: 'Not sent. This guest gave no email address.' });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(
      'Not sent. This guest gave no email address.',
    );
  });
});

it('shows the reason for a refusal, and that sending again is safe after a lost answer', () => {
  const details = { code: 'no-email', message: 'This guest gave no email address.' } as const;
  const refused = new Failure('refused', 'no-email', { details });
  expect(guestMessageFailure(refused, 'mail')).toBe('Not sent. This guest gave no email address.');
  expect(guestMessageFailure(refused, 'whatsapp')).toMatch(/^Not in the history\. This guest/);
  const lost = new Failure('unreachable', 'functions/deadline-exceeded');
  expect(guestMessageFailure(lost, 'thread')).toMatch(/send it again: the guest gets it only once/);
  expect(guestMessageFailure(lost, 'whatsapp')).toMatch(/recorded only once/);
});

it('is kept in the history word for word', async () => {
  const after = { situation: 'balance', via: 'whatsapp', text: 'Hello,\n$132 are open.' };
  renderAt('/', [{ path: '/', element: <GuestMessageText change={{ after }} /> }]);
  const words = screen.getByText(/\$132 are open\./).closest('details');
  expect(words).toHaveProperty('open', false);
  await userEvent.click(screen.getByText('Message text'));
  expect(words).toHaveProperty('open', true);
});
