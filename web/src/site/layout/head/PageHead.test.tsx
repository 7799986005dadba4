import { company } from '@selasar/domain/core';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Served } from '../../../ui/served.ts';
import { PageHead } from './PageHead.tsx';

const origin = 'https://bali.example';

const page = (change: Partial<ComponentProps<typeof PageHead>> = {}) => (
  <Served value={{ origin, renderedAt: 0 }}>
    <main>
      <PageHead title="Reef" description="Fish." path="/tours/reef" {...change} />
    </main>
  </Served>
);

/** The page as the server sends it: hoisted elements come first. */
function serve(change?: Parameters<typeof page>[0]): HTMLElement {
  const html = renderToString(page(change));
  const body = html.indexOf('<main>');
  document.head.insertAdjacentHTML('beforeend', html.slice(0, body));
  const root = document.createElement('div');
  root.innerHTML = html.slice(body);
  document.body.append(root);
  return root;
}

afterEach(() => {
  // Before its container is removed.
  cleanup();
  for (const element of document.querySelectorAll('title, meta, link')) element.remove();
  document.body.replaceChildren();
});

const inHead = (selector: string) =>
  Array.from(document.head.querySelectorAll(selector), (element) =>
    element.getAttribute(element.localName === 'link' ? 'href' : 'content'),
  );
const property = (name: string) => inHead(`meta[property="${name}"]`);
const data = (root: ParentNode) =>
  Array.from(root.querySelectorAll('script'), ({ type, textContent }) => ({
    type,
    jsonLd: JSON.parse(textContent) as { '@graph': { '@type': string }[] },
  }));

describe('the head of a page', () => {
  it('has title, description and canonical address', () => {
    serve();
    expect(document.title).toBe(`Reef · ${company.name}`);
    expect(inHead('meta[name="description"]')).toEqual(['Fish.']);
    expect(inHead('link[rel="canonical"]')).toEqual([`${origin}/tours/reef`]);
    expect(inHead('meta[name="robots"]')).toEqual([]);
  });

  it('has a link preview', () => {
    serve({ picture: { src: '/images/tours/reef/main.webp', alt: 'A turtle' } });
    expect(property('og:type')).toEqual(['website']);
    expect(property('og:site_name')).toEqual([company.name]);
    expect(property('og:locale')).toEqual(['en_US']);
    expect(property('og:title')).toEqual(['Reef']);
    expect(property('og:description')).toEqual(['Fish.']);
    expect(property('og:url')).toEqual([`${origin}/tours/reef`]);
    expect(property('og:image')).toEqual([`${origin}/images/tours/reef/og.jpg`]);
    expect(property('og:image:width')).toEqual(['1200']);
    expect(property('og:image:height')).toEqual(['630']);
    expect(property('og:image:alt')).toEqual(['A turtle']);
    expect(inHead('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
  });

  it('omits an unknown picture size', () => {
    serve({ picture: { src: '/images/tours/reef/2.webp', alt: '' } });
    expect(property('og:image')).toEqual([`${origin}/images/tours/reef/2.webp`]);
    expect(property('og:image:width')).toEqual([]);
    expect(property('og:image:height')).toEqual([]);
  });

  it('has breadcrumbs from the home page through the list', () => {
    const [script] = data(serve({ list: { name: 'Tours', path: '/tours' } }));
    expect(script?.type).toBe('application/ld+json');
    expect(script?.jsonLd).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { name: 'Home', item: `${origin}/` },
            { name: 'Tours', item: `${origin}/tours` },
            { name: 'Reef', item: `${origin}/tours/reef` },
          ],
        },
      ],
    });
  });

  it('has no breadcrumbs on the home page', () => {
    const things = () => [{ '@type': 'Thing' as const, name: 'Reef' }];
    const [script] = data(serve({ path: '/', things }));
    expect(script?.jsonLd['@graph']).toEqual([{ '@type': 'Thing', name: 'Reef' }]);
  });

  it('escapes titles', () => {
    const title = '</script><script>window.broken = true</script><!-- & "';
    const root = serve({ title });
    expect(root.querySelectorAll('script')).toHaveLength(1);
    expect(data(root)[0]?.jsonLd['@graph']).toMatchObject([
      { itemListElement: [{ name: 'Home' }, { name: title }] },
    ]);
    expect(document.title).toBe(`${title} · ${company.name}`);
    expect(property('og:title')).toEqual([title]);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('is the same in the browser, without duplicates', () => {
    const change = { title: 'Reef </script> & "fish"' };
    const container = serve(change);
    const served = { head: document.head.innerHTML, body: container.innerHTML };
    const onRecoverableError = vi.fn<() => void>();
    render(page(change), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(document.head.innerHTML).toBe(served.head);
    expect(container.innerHTML).toBe(served.body);
  });
});
