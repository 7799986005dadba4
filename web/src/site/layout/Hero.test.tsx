import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { Hero } from './Hero.tsx';

let motion = true;

beforeEach(() => {
  vi.useFakeTimers();
  motion = true;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce') && !motion,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (video?: string) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <Hero title="Bali" subtitle="" image="/images/hero/cliffs.webp" {...(video && { video })} />
      ),
    },
  ]);

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The file names of the visible pictures. */
const seen = () =>
  [...document.querySelectorAll('img')]
    .filter((picture) => getComputedStyle(picture.closest('div')!).opacity === '1')
    .map((picture) => picture.getAttribute('src')?.split('/').at(-1));

const hide = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the banner without a video', () => {
  it('shows each of three pictures for 4000 ms, with a gap of 300 ms', async () => {
    show();
    expect(seen()).toEqual(['cliffs.webp']);
    await wait(3999);
    expect(seen()).toEqual(['cliffs.webp']);
    await wait(1);
    expect(seen()).toEqual([]);
    await wait(299);
    expect(seen()).toEqual([]);
    await wait(1);
    expect(seen()).toEqual(['batur.webp']);
    await wait(4000);
    expect(seen()).toEqual(['terraces.webp']);
    await wait(4000);
    expect(seen()).toEqual(['cliffs.webp']);
  });

  it('stands still with reduced motion', async () => {
    motion = false;
    show();
    await wait(60_000);
    expect(seen()).toEqual(['cliffs.webp']);
    expect(screen.queryByRole('button', { name: /background/ })).toBeNull();
  });

  it('loads the next picture once the first has loaded, if it moves', () => {
    const fetched = () => document.querySelectorAll('img').length;
    show();
    expect(fetched()).toBe(1);
    fireEvent.load(document.querySelector('img')!);
    expect(fetched()).toBe(2);
    act(() => screen.getByRole('button', { name: 'Pause the background' }).click());
    expect(fetched()).toBe(1);
  });

  it('stands still while its tab is hidden, and continues afterwards', async () => {
    show();
    await wait(4100);
    hide(true);
    await wait(60_000);
    expect(seen()).toEqual(['cliffs.webp']);
    hide(false);
    await wait(4300);
    expect(seen()).toEqual(['batur.webp']);
  });

  it('can be paused', async () => {
    show();
    act(() => screen.getByRole('button', { name: 'Pause the background' }).click());
    await wait(60_000);
    expect(seen()).toEqual(['cliffs.webp']);
    act(() => screen.getByRole('button', { name: 'Play the background' }).click());
    await wait(4300);
    expect(seen()).toEqual(['batur.webp']);
  });
});

describe('the banner with a video', () => {
  const video = '/videos/batur.webm';
  const showLoaded = () => {
    show(video);
    for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
  };
  /** jsdom plays no videos. */
  let play: MockInstance;
  let pause: MockInstance;
  beforeEach(() => {
    play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });
  const film = () => document.querySelector('video');

  it('keeps its picture, and loads the video once the picture has loaded', async () => {
    show(video);
    await wait(60_000);
    expect(film()).toBeNull();
    for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
    await wait(60_000);
    expect(seen()).toEqual(['cliffs.webp']);
    expect(film()?.getAttribute('src')).toBe(video);
  });

  it('can be paused once it plays', async () => {
    showLoaded();
    await wait(1000);
    expect(screen.queryByRole('button', { name: /background/ })).toBeNull();
    const player = film();
    if (!player) throw new Error('there is no video');
    expect(play).toHaveBeenCalled();
    fireEvent.playing(player);
    act(() => screen.getByRole('button', { name: 'Pause the background' }).click());
    expect(pause).toHaveBeenCalled();
  });

  it('loads nothing with reduced motion', async () => {
    motion = false;
    showLoaded();
    await wait(1000);
    expect(film()).toBeNull();
  });

  it('loads nothing without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showLoaded();
    await wait(1000);
    expect(film()).toBeNull();
  });

  it('loads nothing in a hidden tab', async () => {
    hide(true);
    showLoaded();
    await wait(1000);
    expect(film()).toBeNull();
    hide(false);
    await wait(1000);
    expect(film()).not.toBeNull();
  });

  it('loads nothing with Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    showLoaded();
    await wait(1000);
    expect(film()).toBeNull();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
