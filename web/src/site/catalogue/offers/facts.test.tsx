import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FactDetails } from './FactDetails.tsx';
import { FactSummary } from './FactSummary.tsx';

const texts = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

it('shows each short fact that is set with its label', () => {
  const facts = { checkIn: '14:00', size: '160', beds: 'Bedroom 1: 1 king bed', staff: '' };
  render(<FactSummary offer={{ facts }} />);
  expect(texts('term')).toEqual(['Check-in from', 'Size']);
  expect(texts('definition')).toEqual(['14:00', '160 m²']);
});

it('shows the start time of a tour first', () => {
  render(<FactSummary offer={{ facts: { difficulty: 'hard' } }} startTime="01:30" />);
  expect(texts('term')).toEqual(['Starts', 'Difficulty']);
  expect(texts('definition')).toEqual(['01:30', 'Hard']);
});

it('shows longer facts line by line', () => {
  const facts = { walking: '2 hours', bring: 'Jacket\nShoes', rain: 'We go' };
  render(<FactDetails offer={{ facts }} />);
  expect(screen.getByRole('heading', { name: 'Good to know' })).toBeTruthy();
  expect(texts('term')).toEqual(['What to bring', 'If it rains']);
  expect(texts('definition')).toEqual(['Jacket', 'Shoes', 'We go']);
});

it('marks a text that is in English on a page in another language', () => {
  const offer = { facts: { walking: '2 hours', difficulty: 'hard' }, translated: [] };
  render(<FactSummary offer={offer} />);
  expect(screen.getByText('2 hours').lang).toBe('en');
  expect(screen.getByText('Hard').lang).toBe('');
});

it('shows nothing without facts', () => {
  const { container } = render(
    <>
      <FactSummary offer={{}} />
      <FactDetails offer={{}} />
    </>,
  );
  expect(container.textContent).toBe('');
});

it('shows the floor plan, which can be enlarged, unless it is not ours', async () => {
  const plan = (floorPlan: string) =>
    renderAt('/', [{ path: '/', element: <FactDetails offer={{ facts: { floorPlan } }} /> }]);
  plan('https://elsewhere.example/plan.webp');
  expect(screen.queryByText('Floor plan')).toBeNull();
  cleanup();
  plan('/images/plan.webp');
  expect(texts('term')).toEqual(['Floor plan']);
  expect(screen.getByAltText('Floor plan').getAttribute('src')).toBe('/images/plan.webp');
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the floor plan' }));
  expect(await screen.findByRole('dialog', { name: 'Floor plan' })).toBeTruthy();
});
