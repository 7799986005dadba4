import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standardTemplates } from '@selasar/domain/mail';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { StoredTemplate } from '../../data/messages/templates.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { TemplateForm } from './TemplatesPage.tsx';

const standard: StoredTemplate = {
  situation: 'balance',
  text: standardTemplates.balance,
  version: null,
  byName: undefined,
  updatedAt: undefined,
};
const theirs: StoredTemplate = {
  ...standard,
  text: 'Hi {name}, {balance} is open.',
  version: 1000,
  byName: 'Ketut',
  updatedAt: new Date('2026-11-20T02:05:00Z'),
};

/** The form, and a colleague who edits the template in the meantime. */
function Page() {
  const [stored, setStored] = useState(standard);
  return (
    <>
      <button type="button" onClick={() => setStored(theirs)}>
        Ketut saves
      </button>
      <TemplateForm stored={stored} />
    </>
  );
}
const open = () => renderAt('/', [{ path: '/', element: <Page /> }]);
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = async (words: string) => {
  await userEvent.clear(text());
  await userEvent.click(text());
  await userEvent.paste(words);
};

it('shows a preview beside the text, and counts its characters', async () => {
  open();
  expect(screen.getByText(/Of \$182 you have paid \$50, so \$132 is still due\./)).toBeTruthy();
  expect(button('Save').disabled).toBe(true);
  expect(button('Use the standard text').disabled).toBe(true);
  await type('Dear {name}!');
  expect(screen.getByText('Dear Hannah Vogel!')).toBeTruthy();
  expect(screen.getByText('12 of 1500 characters')).toBeTruthy();
  await userEvent.click(button('Use the standard text'));
  expect(text().value).toBe(standardTemplates.balance);
});

it('names unknown placeholders, and saves nothing', async () => {
  open();
  await type('Dear {guest}!');
  await userEvent.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Nothing is known by the name of {guest}. Please choose from the list.',
  );
  await type('');
  await userEvent.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter your message');
});

it('follows a colleague while nothing is typed', async () => {
  open();
  await userEvent.click(button('Ketut saves'));
  expect(text().value).toBe(theirs.text);
  expect(screen.getByText('Written by Ketut · Nov 20, 2026, 10:05 AM')).toBeTruthy();
});

it("shows a colleague's earlier save, and asks whose text to keep", async () => {
  open();
  await type('Mine');
  await userEvent.click(button('Ketut saves'));
  expect(text().value).toBe('Mine');
  expect(screen.getByRole('alert').textContent).toContain('Someone else has changed');
  expect(button('Save').disabled).toBe(true);
  await userEvent.click(button('Keep mine'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([text().value, button('Save').disabled]).toEqual(['Mine', false]);
  await userEvent.click(button('Use the standard text'));
  expect(button('Save').disabled).toBe(false);
});

it("can take over a colleague's text", async () => {
  open();
  await type('Mine');
  await userEvent.click(button('Ketut saves'));
  await userEvent.click(button('Use theirs'));
  expect(text().value).toBe(theirs.text);
  expect(button('Save').disabled).toBe(true);
});
