import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const own = '/images/tours/ubud-jungle-adventure/main.webp';
const placeholder = '/images/placeholder.svg';
const shown = (within: ParentNode = document) => ({
  src: within.querySelector('img')?.getAttribute('src'),
  sources: within.querySelectorAll('source').length,
  srcSet: within.querySelector('img')?.getAttribute('srcset') ?? '',
});

it('offers AVIF and, as fallback, WebP, each in several widths', () => {
  render(<Picture src={own} alt="" sizes="50vw" />);
  const source = document.querySelector('picture > source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('sizes')).toBe('50vw');
  expect(source?.getAttribute('srcset')).toContain('/main-192.avif 192w, ');
  expect(shown()).toMatchObject({ src: own, srcSet: expect.stringContaining('-480.webp 480w') });
});

it('shows only the placeholder for a broken or external picture', () => {
  const { rerender } = render(<Picture src={own} alt="" sizes="50vw" />);
  fireEvent.error(document.querySelector('img')!);
  expect(shown()).toEqual({ src: placeholder, sources: 0, srcSet: '' });
  rerender(<Picture src="/images/tours/sacred-temples-tour/main.webp" alt="" sizes="50vw" />);
  expect(shown().sources).toBe(1);
  rerender(<Picture src="https://elsewhere.example/a.webp" alt="" sizes="50vw" />);
  expect(shown()).toEqual({ src: placeholder, sources: 0, srcSet: '' });
});

/** Hydrates a page whose picture has loaded or failed before the script runs. */
async function hydrate(naturalWidth: number, onLoad: () => void) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  const picture = <Picture src={own} alt="" sizes="50vw" onLoad={onLoad} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(picture);
  const root = await act(async () => hydrateRoot(page, picture));
  const seen = shown(page);
  act(() => root.unmount());
  return seen;
}

it('detects a picture that failed or loaded before hydration', async () => {
  const onLoad = vi.fn<() => void>();
  expect(await hydrate(0, onLoad)).toEqual({ src: placeholder, sources: 0, srcSet: '' });
  expect(onLoad).not.toHaveBeenCalled();
  expect((await hydrate(960, onLoad)).src).toBe(own);
  expect(onLoad).toHaveBeenCalledOnce();
});

it('is preloaded in the head of a page from the server if it is the largest there', () => {
  const links = (eager: boolean) =>
    renderToString(<Picture src={own} alt="" sizes="50vw" eager={eager} />).match(/<link[^>]*>/g);
  expect(links(false)).toBeNull();
  expect(links(true)).toHaveLength(1);
  const link = links(true)?.[0] ?? '';
  for (const part of [
    'rel="preload"',
    'as="image"',
    'type="image/avif"',
    'fetchPriority="high"',
    'imageSizes="50vw"',
    '/main-1600.avif 1600w',
  ])
    expect(link).toContain(part);
});
