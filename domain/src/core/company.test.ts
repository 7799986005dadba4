import { expect, it } from 'vitest';
import { company, contactLink, wayToWrite } from './company.ts';
import { chatAddress } from './phoneLinks.ts';

it('the contact link opens the chat, or a mail if there is no chat, with the text unchanged', () => {
  const text = 'Is the trek fit for 2 & a child?';
  const digits = company.whatsApp?.replaceAll(/\D/g, '');
  expect(contactLink(text)).toBe(
    digits === undefined
      ? `mailto:${company.email}?body=Is%20the%20trek%20fit%20for%202%20%26%20a%20child%3F`
      : chatAddress(digits, text),
  );
  expect(wayToWrite()).toBe(digits === undefined ? 'by email' : 'on WhatsApp');
});

it('formats the address in one line', () => {
  const { street, locality } = company.postalAddress;
  expect(company.address).toMatch(new RegExp(`^${street}, ${locality}, .* \\d+, Indonesia$`));
});
