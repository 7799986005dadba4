import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { Gallery } from './Gallery.tsx';

const pictures = ['/images/a.webp', '/images/b.webp', '/images/c.webp'];
const show = (some: readonly string[] = pictures) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <Gallery name="Ubud Walk" pictures={some.map((src) => ({ src, byGuests: false }))} />
      ),
    },
  ]);
const button = (name: string) => screen.getByRole('button', { name });

/** What the dialog shows. The pictures beside it are there, too, without effect. */
const current = () =>
  within(screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'))!);
const tiles = () => screen.getAllByRole('listitem');
const shownIn = (tile: Element) => tile.querySelector('img')?.getAttribute('src') ?? undefined;
const sources = () => tiles().map(shownIn);

it('loads the large picture at once, and names each', () => {
  show();
  const images = screen.getAllByRole<HTMLImageElement>('img', {
    name: /^Ubud Walk, picture . of 3$/,
  });
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual(
    [
      ['/images/a.webp', 'eager'],
      ['/images/b.webp', 'lazy'],
      ['/images/c.webp', 'lazy'],
    ],
  );
});

it('a row loads a picture when the visitor is one before it', () => {
  const many = Array.from({ length: 30 }, (_, index) => `/images/${index}.webp`);
  show(many);
  const list = screen.getByRole('list');
  // The grid of wide screens has five.
  expect(sources().filter(Boolean)).toHaveLength(5);
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  list.scrollLeft = 1500;
  fireEvent.scroll(list);
  expect(sources().filter(Boolean)).toHaveLength(7);
  expect(screen.getByText('6 of 30')).toBeTruthy();
});

it('shows captions and marks, and none that is missing', async () => {
  renderAt('/', [
    {
      path: '/',
      element: (
        <Gallery
          name="Ubud Walk"
          pictures={[
            { src: '/images/a.webp', caption: 'The pool', language: 'en', byGuests: true },
            { src: '/images/b.webp', byGuests: false },
          ]}
        />
      ),
    },
  ]);
  expect(screen.getByAltText('The pool').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getAllByText('Photo of guests')).toHaveLength(1);
  await userEvent.click(button('Enlarge picture 1 of 2'));
  await screen.findByRole('dialog');
  expect(current().getByText('The pool').lang).toBe('en');
  expect(current().getByText('Photo of guests')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => current().queryByText('The pool')).toBeNull();
  expect(current().queryByText('Photo of guests')).toBeNull();
});

it.each<[string, readonly string[]]>([
  ['none', []],
  ['only one that is not ours', ['https://elsewhere.example/a.webp']],
])('shows the placeholder, and nothing to enlarge, for %s', (_, some) => {
  show(some);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/images/placeholder.svg');
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves out a picture that is not ours', () => {
  show(['/images/a.webp', 'https://elsewhere.example/a.webp', '/images/b.webp']);
  expect(sources()).toEqual(['/images/a.webp', '/images/b.webp']);
});

describe('enlarged', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Pictures of Ubud Walk' });
  const count = () => within(screen.getByRole('dialog')).getByText(/^\d \/ \d$/).textContent;

  it('starts with the first for all photos', async () => {
    show();
    await userEvent.click(button('All photos'));
    await dialog();
    expect(count()).toBe('1 / 3');
  });

  it('starts with the chosen picture, and cycles with keys and buttons', async () => {
    show();
    await userEvent.click(button('Enlarge picture 2 of 3'));
    await dialog();
    expect(count()).toBe('2 / 3');
    const after = [
      ['ArrowRight', '3 / 3'],
      ['ArrowRight', '1 / 3'],
      ['ArrowLeft', '3 / 3'],
      ['Home', '1 / 3'],
      ['End', '3 / 3'],
      ['Tab', '3 / 3'],
    ];
    for (const [key, shown] of after) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard(`{${key}}`);
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(count).toBe(shown);
    }
    await userEvent.click(button('Next picture'));
    expect(count()).toBe('1 / 3');
    await userEvent.click(button('Previous picture'));
    expect(count()).toBe('3 / 3');
    const image = current().getByRole('img', { name: 'Ubud Walk, picture 3 of 3' });
    // A change is read out.
    expect(image.closest('[aria-live]')?.ariaLive).toBe('polite');
  });

  it('returns the focus', async () => {
    show();
    const opener = button('Enlarge picture 3 of 3');
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('loads only the current picture and its neighbours', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `/images/${name}.webp`);
    show(many);
    await userEvent.click(button('Enlarge picture 1 of 5'));
    const sources = Array.from((await dialog()).querySelectorAll('img'), (image) => [
      image.getAttribute('src'),
      image.getAttribute('loading'),
    ]);
    expect(sources).toEqual([
      ['/images/e.webp', 'eager'],
      ['/images/a.webp', 'eager'],
      ['/images/b.webp', 'eager'],
    ]);
  });

  it('has no buttons for a single picture', async () => {
    show(pictures.slice(0, 1));
    await userEvent.click(button('Enlarge picture 1 of 1'));
    await dialog();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(screen.queryByText('All photos')).toBeNull();
  });
});
