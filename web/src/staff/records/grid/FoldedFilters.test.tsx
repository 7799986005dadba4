import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { phoneScreen } from './Card.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';

const button = (label: string) => <button type="button">{label}</button>;

function open(count = 0) {
  render(
    <FoldedFilters
      count={count}
      filters={button('Status')}
      buttons={button('New booking')}
      days={button('Today')}
    />,
  );
}
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

function onPhone(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === phoneScreen }),
  );
}

it('a phone unfolds the filters, and keeps frequent actions at hand', async () => {
  onPhone();
  open();
  expect(buttons()).toEqual(['Filters', 'New booking']);
  await userEvent.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  expect(buttons()).toEqual(['Filters', 'New booking', 'Status', 'Today']);
  await userEvent.click(screen.getByRole('button', { name: 'Filters', expanded: true }));
  expect(buttons()).toEqual(['Filters', 'New booking']);
});

it('shows the number of active filters while folded', () => {
  onPhone();
  open(2);
  expect(buttons()).toEqual(['Filters, 2 set', 'New booking']);
});

it('shows all filters where there is room', () => {
  open(2);
  expect(buttons()).toEqual(['Status', 'New booking', 'Today']);
});
