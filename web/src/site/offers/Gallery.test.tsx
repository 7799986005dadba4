import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { Gallery } from './Gallery.tsx';

it('exchanges the large picture with the one chosen, and keeps the focus', async () => {
  const pictures = ['/images/a.webp', '/images/b.webp', '/images/c.webp'];
  renderAt('/', [{ path: '/', element: <Gallery name="Ubud Walk" pictures={pictures} /> }]);
  expect(screen.getByAltText('Ubud Walk, picture 1 of 3').getAttribute('src')).toBe(
    '/images/a.webp',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
  expect(screen.getByAltText('Ubud Walk, picture 3 of 3').getAttribute('src')).toBe(
    '/images/c.webp',
  );
  const back = screen.getByRole('button', { name: 'Show picture 1 of 3' });
  expect(document.activeElement).toBe(back);
});
