import { company } from '@selasar/domain/core';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { Registrations } from './Registrations.tsx';
import { Component as TermsPage } from '../legal/TermsPage.tsx';

const { companyNumber, license } = company;
afterEach(() => {
  Object.assign(company, { companyNumber, license });
});
const set = (more: Partial<typeof company>) =>
  Object.assign(company, { companyNumber: undefined, license: undefined }, more);

it('shows what the company has', () => {
  set({ companyNumber: 'NIB 1', license: 'TDUP 2' });
  const { container, unmount } = render(<Registrations />);
  expect(container.textContent).toBe('Company number: NIB 1Travel license: TDUP 2');
  unmount();
  set({ license: 'TDUP 2' });
  expect(render(<Registrations />).container.textContent).toBe('Travel license: TDUP 2');
});

it('is part of the terms, unless the company has neither', async () => {
  const show = () => renderAt('/', [{ path: '/', element: <TermsPage /> }]);
  set({});
  expect(render(<Registrations />).container.textContent).toBe('');
  set({ companyNumber: 'NIB 1' });
  show();
  expect(await screen.findByRole('heading', { name: 'Who we are' })).toBeTruthy();
  expect(screen.getByText('Company number: NIB 1')).toBeTruthy();
});
