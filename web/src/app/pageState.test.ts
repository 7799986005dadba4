import { expect, it } from 'vitest';
import { pageStateElement, readPageState } from './pageState.ts';

it('reads what the server wrote, whatever stands in it', () => {
  const pageState = {
    origin: 'https://bali.example',
    renderedAt: 1,
    router: { loaderData: { page: { title: '</script><script>alert(1)</script><!-- \u2028' } } },
  };
  const page = new DOMParser().parseFromString(pageStateElement(pageState), 'text/html');
  expect(page.scripts).toHaveLength(1);
  expect(readPageState(page)).toEqual(pageState);
});

it('finds nothing in a page that the browser draws itself', () => {
  expect(readPageState(new DOMParser().parseFromString('<p>', 'text/html'))).toBeUndefined();
});
