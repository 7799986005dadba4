import { company } from '@selasar/domain';
import { expect, it } from 'vitest';
import page from '../../../index.html?raw';

it('without script the page says how to reach us', () => {
  expect(page).toContain(`href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}<`);
  expect(page).toContain(`href="mailto:${company.email}">${company.email}<`);
});
