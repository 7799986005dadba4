import { expect, it } from 'vitest';
import { company, whatsAppLink } from './company.ts';

it('opens a chat with the company’s own number and the text as it is', () => {
  const [chat, text = ''] = whatsAppLink('Is the trek fit for 2 & a child?').split('?text=');
  expect(chat).toBe(`https://wa.me/${company.phone.replaceAll(/\D/g, '')}`);
  expect(text).not.toContain('&');
  expect(decodeURIComponent(text)).toBe('Is the trek fit for 2 & a child?');
});
