import { expect, it } from 'vitest';
import { company, whatsAppLink } from './company.ts';

it('opens a chat with the company’s own number and the text as it is', () => {
  const link = new URL(whatsAppLink('Is the trek fit for 2 & a child?'));
  expect(link.origin + link.pathname).toBe(
    `https://wa.me/${company.phone.replaceAll(/\D/g, '')}`,
  );
  expect(link.searchParams.get('text')).toBe('Is the trek fit for 2 & a child?');
});
