import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Host } from './Host.tsx';

const show = (facts: object, more: object = {}) =>
  render(<Host heading="Your guide" offer={{ facts, ...more }} />);
const made = { hostName: 'Made Sari Dewi', hostLanguages: 'en\nid', hostAbout: 'Born here.' };

it('shows name, languages and sentence, and initials without a portrait', () => {
  show(made, { translated: [] });
  expect(screen.getByRole('heading', { name: 'Your guide: Made Sari Dewi' })).toBeTruthy();
  expect(screen.getByText('Speaks English, Indonesian')).toBeTruthy();
  expect(screen.getByText('Born here.').lang).toBe('en');
  expect(screen.getByText('MS')).toBeTruthy();
});

it('shows the portrait, unless it is not ours', () => {
  const { unmount } = show({ ...made, hostPicture: '/images/made.webp' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/made.webp');
  unmount();
  show({ ...made, hostPicture: 'https://elsewhere.example/made.webp' });
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('MS')).toBeTruthy();
});

it('shows a name alone, and nothing without one', () => {
  const { container, unmount } = show({ hostName: 'Wayan' });
  expect(container.textContent).toBe('WYour guide: Wayan');
  unmount();
  expect(show({ hostAbout: 'Born here.' }).container.textContent).toBe('');
});
