import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTours } from '@selasar/domain/samples';
import type { Tour } from '@selasar/domain/offers';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { tourFilters } from '../tours/ToursContent.tsx';
import { FilteredList } from './FilteredList.tsx';
import type { VisitCheck } from '../../common/visit.ts';
import { fill } from '../../../testing/fill.ts';

const draw = (path: string, list: Promise<readonly Tour[]>, offers?: VisitCheck['offers']) =>
  renderAt(path, [
    {
      path: '/tours',
      element: (
        <FilteredList
          name="tours"
          spec={tourFilters}
          offers={offers}
          list={list}
          placeholder="Loading"
        >
          {(found) => found.map((tour) => <article key={tour.slug}>{tour.title}</article>)}
        </FilteredList>
      ),
    },
  ]);

async function show(path: string) {
  const router = draw(path, Promise.resolve(sampleTours));
  await screen.findByText(/of 5 tours/);
  // Its code loads by itself.
  await screen.findByRole('searchbox');
  return router;
}

const shown = () => screen.queryAllByRole('article').map((tour) => tour.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(screen.getByRole('option', { name: option }));
};

describe('a filtered list', () => {
  it('applies while typing, and updates the URL', async () => {
    const router = await show('/tours');
    expect(shown()).toHaveLength(5);
    await fill(search(), 'batur');
    expect(shown()).toEqual(['Mount Batur Sunrise Trek']);
    expect(screen.getByText('1 of 5 tours')).toBeTruthy();
    expect(router.state.location.search).toBe('?q=batur');
  });

  it('keeps the focus in the search field when the list loads', async () => {
    let arrive = (_tours: readonly Tour[]) => {};
    draw('/tours', new Promise((resolve) => (arrive = resolve)));
    await fill(await screen.findByRole('searchbox', { name: 'Search' }), 'bat');
    await act(async () => arrive(sampleTours));
    await userEvent.paste('ur');
    expect(search()).toHaveProperty('value', 'batur');
    expect(shown()).toEqual(['Mount Batur Sunrise Trek']);
  });

  it('shows what can be booked on the days of its address, which stay there', async () => {
    const offers = Object.fromEntries(
      sampleTours.slice(1).map(({ slug }) => [slug, { why: 'taken' as const }]),
    );
    const query = 'from=2026-12-05&to=2026-12-08';
    const router = draw(`/tours?${query}`, Promise.resolve(sampleTours), offers);
    await screen.findByText('1 of 5 tours');
    await fill(await screen.findByRole('searchbox'), 'nothing');
    expect(router.state.location.search).toBe(`?${query}&q=nothing`);
    const link = await screen.findByRole('link', { name: 'Change dates' });
    expect(link.getAttribute('href')).toBe('#first-day');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe(`?${query}`);
    expect(shown()).toEqual([sampleTours[0]?.title]);
  });

  it('offers other dates, and no filters to clear, where the dates hide everything', async () => {
    const offers = Object.fromEntries(
      sampleTours.map(({ slug }) => [slug, { why: 'taken' as const }]),
    );
    draw('/tours?from=2026-12-05&to=2026-12-08', Promise.resolve(sampleTours), offers);
    await screen.findByText('No tours found');
    expect(screen.getByRole('link', { name: 'Change dates' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('starts with the filters of a shared link', async () => {
    await show('/tours?category=adventure&max=70');
    expect(shown()).toEqual(['Mount Batur Sunrise Trek']);
    expect(screen.getByText('Price range: $0 to $70')).toBeTruthy();
  });

  it.each(['location=Mars', 'category=nonsense', 'min=abc', 'min=500&max=10'])(
    'shows every tour for a link with %s, and resets its fields',
    async (query) => {
      const router = await show(`/tours?${query}`);
      expect(shown()).toHaveLength(5);
      const field = (name: RegExp) => screen.getByRole('combobox', { name }).textContent;
      expect([field(/Location/), field(/Category/)]).toEqual(['All locations', 'All categories']);
      expect(screen.getByText('Price range: $0 to $120')).toBeTruthy();
      await choose(/Category/, 'Adventure');
      expect(router.state.location.search).toBe('?category=adventure');
    },
  );

  it('says that the location of a link has no tours', async () => {
    const sentence = /We have no tours at the location of this link/;
    const router = await show('/tours?location=Mars');
    expect(screen.getByText(sentence)).toBeTruthy();
    await choose(/Location/, 'Ubud');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(router.state.location.search).toBe('?location=Ubud');
  });

  it('lists the items of the shown price range when a link starts above every price', async () => {
    await show('/tours?min=500');
    expect(screen.getByText('Price range: $120 to $120')).toBeTruthy();
    expect(shown()).toHaveLength(1);
  });

  it('undoes choices one by one with Back', async () => {
    const router = await show('/tours');
    await choose(/Category/, 'Adventure');
    await choose(/Location/, 'Ubud');
    expect(shown()).toEqual(['Ubud Jungle Adventure']);
    await act(() => router.navigate(-1));
    expect(shown()).toHaveLength(2);
    await act(() => router.navigate(-1));
    expect(shown()).toHaveLength(5);
    expect(router.state.location.search).toBe('');
  });

  it('follows another link to the same list', async () => {
    const router = await show('/tours?q=batur');
    await act(() => router.navigate('/tours'));
    expect(search()).toHaveProperty('value', '');
    expect(shown()).toHaveLength(5);
  });

  it('says when nothing matches, and clears the filters', async () => {
    const router = await show('/tours?category=romantic&q=volcano');
    expect(screen.getByText('No tours found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters for different results.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shown()).toHaveLength(5);
    expect(router.state.location.search).toBe('');
  });
});
