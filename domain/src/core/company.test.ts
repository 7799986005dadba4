import { expect, it } from 'vitest';
import { company, whatsAppLink } from './company.ts';

it('opens a chat with the company’s own number and the text as it is', () => {
  const [chat, text = ''] = (whatsAppLink('Is the trek fit for 2 & a child?') ?? '').split(
    '?text=',
  );
  expect(chat).toBe(`https://wa.me/${company.phone.replaceAll(/\D/g, '')}`);
  expect(text).not.toContain('&');
  expect(decodeURIComponent(text)).toBe('Is the trek fit for 2 & a child?');
});

it('tells its address in one line', () => {
  expect(company.address).toBe('Jalan Pantai Selasar No. 12, Kuta, Bali 80361, Indonesia');
});

it('tells its hours in words', () => {
  expect(company.officeHours).toEqual([
    { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' },
    { days: 'Sat', hours: '9:00 AM-3:00 PM' },
    { days: 'Sun', hours: 'closed' },
  ]);
});
