import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { phoneScreen } from '../common/styles.ts';
import { FoldedFilters } from './GridToolbar.tsx';

const button = (label: string) => <button type="button">{label}</button>;

function open(usual = 0, rare = 0, hasRare = true) {
  render(
    <FoldedFilters
      usual={{ set: usual, fields: button('Status') }}
      rare={{ set: rare, fields: hasRare ? button('Type') : null }}
      startsOpen={rare > 0}
      tools={button('Export')}
      buttons={button('New booking')}
    />,
  );
}
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.textContent.replaceAll('\u{A0}', ' '));

function onPhone(): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === phoneScreen }),
  );
}

it('a phone unfolds the filters, and keeps frequent actions at hand', async () => {
  onPhone();
  open();
  expect(buttons()).toEqual(['Filter', 'New booking']);
  await userEvent.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
  expect(buttons()).toEqual(['Filter', 'New booking', 'Status', 'Type', 'Export']);
  await userEvent.click(screen.getByRole('button', { name: 'Filter', expanded: true }));
  expect(buttons()).toEqual(['Filter', 'New booking']);
});

it('a phone shows the number of active filters while folded', () => {
  onPhone();
  open(1, 1);
  expect(buttons()).toEqual(['Filter (2)', 'New booking']);
});

it('shows the usual filters where there is room, and folds the rare ones', async () => {
  open(2);
  expect(buttons()).toEqual(['Status', 'Filter', 'Export', 'New booking']);
  await userEvent.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
  expect(buttons()).toEqual(['Status', 'Filter', 'Export', 'New booking', 'Type']);
});

it('counts the rare filters that are set, and can start unfolded', () => {
  open(1, 2);
  expect(buttons()).toEqual(['Status', 'Filter (2)', 'Export', 'New booking', 'Type']);
});

it('shows no button where nothing is folded', () => {
  open(0, 0, false);
  expect(buttons()).toEqual(['Status', 'Export', 'New booking']);
});
