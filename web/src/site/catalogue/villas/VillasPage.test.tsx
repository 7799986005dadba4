import { screen } from '@testing-library/react';
import { sampleVillas } from '@selasar/domain/samples';
import type { Villa } from '@selasar/domain/offers';
import { noReviews } from '@selasar/domain/reviews';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { deferred } from '../../../ui/loading/page.ts';
import { Component as VillaPage } from './VillaPage.tsx';
import { Component as VillasPage } from './VillasPage.tsx';

const showList = (list: Promise<readonly Villa[]>) =>
  renderAt('/villas', [
    {
      path: '/villas',
      element: <VillasPage />,
      loader: () => ({ list }),
      HydrateFallback: () => null,
    },
  ]);
const showVilla = (villa: Promise<Villa | undefined>) =>
  renderAt('/villas/sawah', [
    {
      path: '/villas/:slug',
      element: <VillaPage />,
      loader: () => ({ found: deferred(Promise.all([villa, Promise.resolve(noReviews)])) }),
      HydrateFallback: () => null,
    },
  ]);
/** As the loader passes it on: nothing awaits it until the page renders. */
const failing = () => {
  const promise = Promise.reject(new Error('unavailable'));
  promise.catch(() => undefined);
  return promise;
};
const never = new Promise<never>(() => undefined);

describe('the villa list', () => {
  it('shows a spinner while it loads', async () => {
    showList(never);
    expect(await screen.findByText('Loading villas...')).toBeTruthy();
    expect(await screen.findByText('Price range: $0 to $1,000')).toBeTruthy();
  });

  it('shows the villas', async () => {
    showList(Promise.resolve(sampleVillas));
    expect(await screen.findAllByRole('article')).toHaveLength(sampleVillas.length);
  });

  it('says when there are none', async () => {
    showList(Promise.resolve([]));
    expect(await screen.findByText('No villas found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters for different results.')).toBeTruthy();
  });

  it('says when they could not be loaded', async () => {
    showList(failing());
    expect(await screen.findByText('Failed to load villas. Please try again.')).toBeTruthy();
    expect(screen.getByText('Please try refreshing the page.')).toBeTruthy();
    expect(await screen.findByText('Failed to load villas')).toBeTruthy();
  });
});

describe('the villa page', () => {
  it('shows that it is loading', async () => {
    showVilla(never);
    expect(await screen.findByText('Loading villa details...')).toBeTruthy();
  });

  it('is the 404 page for a villa that does not exist', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    showVilla(Promise.resolve(undefined));
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
    // Effects run some time after rendering.
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([['404: no page at /villas/sawah']]));
  });

  it('is the 404 page with a reason when the villa could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    showVilla(failing());
    expect(await screen.findByText('Failed to load villa details')).toBeTruthy();
    expect(screen.getByText('Oops! Page not found')).toBeTruthy();
  });
});
