import { expect, it } from 'vitest';
import { pageStateElement, readPageState } from './pageState.ts';

it('reads the state that the server wrote, with any content', () => {
  const pageState = {
    origin: 'https://bali.example',
    renderedAt: 1,
    router: { loaderData: { page: { title: '</script><script>alert(1)</script><!-- \u2028' } } },
  };
  const page = new DOMParser().parseFromString(pageStateElement(pageState), 'text/html');
  expect(page.scripts).toHaveLength(1);
  expect(readPageState(page)).toEqual(pageState);
});

it('finds none in a page that the browser renders itself', () => {
  expect(readPageState(new DOMParser().parseFromString('<p>', 'text/html'))).toBeUndefined();
});
