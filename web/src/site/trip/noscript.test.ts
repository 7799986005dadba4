import { company } from '@selasar/domain';
import { expect, it } from 'vitest';
import template from '../../../index.html?raw';
import { brandedPage } from '../../../branded.ts';

const page = brandedPage(template);

it('without script the page says how to reach us', () => {
  expect(page).toContain(`href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}<`);
  expect(page).toContain(`href="mailto:${company.email}">${company.email}<`);
});
