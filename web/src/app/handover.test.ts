import { expect, it } from 'vitest';
import { handoverElement, readHandover } from './handover.ts';

it('reads what the server wrote, whatever stands in it', () => {
  const handover = {
    origin: 'https://bali.example',
    renderedAt: 1,
    router: { loaderData: { page: { title: '</script><script>alert(1)</script><!-- \u2028' } } },
  };
  const page = new DOMParser().parseFromString(handoverElement(handover), 'text/html');
  expect(page.scripts).toHaveLength(1);
  expect(readHandover(page)).toEqual(handover);
});

it('finds nothing in a page that the browser draws itself', () => {
  expect(readHandover(new DOMParser().parseFromString('<p>', 'text/html'))).toBeUndefined();
});
