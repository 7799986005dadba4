import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { Gallery } from './Gallery.tsx';

const pictures = ['/images/a.webp', '/images/b.webp', '/images/c.webp'];
const show = (some: readonly string[] = pictures) =>
  renderAt('/', [{ path: '/', element: <Gallery name="Ubud Walk" pictures={some} /> }]);
const button = (name: string) => screen.getByRole('button', { name });

it('swaps the large picture with the chosen one, and keeps the focus', async () => {
  show();
  expect(screen.getByAltText('Ubud Walk, picture 1 of 3').getAttribute('src')).toBe(
    '/images/a.webp',
  );
  await userEvent.click(button('Show picture 3 of 3'));
  expect(screen.getByAltText('Ubud Walk, picture 3 of 3').getAttribute('src')).toBe(
    '/images/c.webp',
  );
  expect(document.activeElement).toBe(button('Show picture 1 of 3'));
});

describe('enlarged', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Pictures of Ubud Walk' });
  const count = () => within(screen.getByRole('dialog')).getByText(/^\d of \d$/);

  it('starts with the large picture, and cycles with keys and buttons', async () => {
    show();
    await userEvent.click(button('Show picture 2 of 3'));
    await userEvent.click(button('Enlarge picture 2 of 3'));
    await dialog();
    // A change is read out.
    expect([count().tagName, count().textContent]).toEqual(['OUTPUT', '2 of 3']);
    const shown: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Tab']) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.keyboard(`{${key}}`);
      shown.push(count().textContent);
    }
    expect(shown).toEqual(['3 of 3', '1 of 3', '3 of 3', '1 of 3', '3 of 3', '3 of 3']);
    await userEvent.click(button('Next picture'));
    expect(count().textContent).toBe('1 of 3');
    await userEvent.click(button('Previous picture'));
    expect(count().textContent).toBe('3 of 3');
    expect(screen.getByRole('img', { name: 'Ubud Walk, picture 3 of 3' })).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('returns the focus', async () => {
    show();
    const opener = button('Enlarge picture 1 of 3');
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
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
      ['/images/a.webp', 'eager'],
      ['/images/b.webp', 'eager'],
      ['/images/e.webp', 'eager'],
    ]);
  });

  it('has no buttons for a single picture', async () => {
    show(pictures.slice(0, 1));
    await userEvent.click(button('Enlarge picture 1 of 1'));
    await dialog();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});
