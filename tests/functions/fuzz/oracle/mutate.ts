import { limits } from '@selasar/domain/core';
import type { Random } from '../counters/events.ts';
import { any } from '../choose.ts';
import { NOW, type Data } from './data.ts';

/** Around each bound there is: the last that is good, the first that is not. */
const lengths = [
  ...new Set([limits.name, limits.shortDescription, limits.fullDescription, limits.url]),
].flatMap((bound) => [bound, bound + 1]);
const numbers = [
  -1,
  -0.5,
  0,
  0.5,
  91.5,
  limits.villaCapacity,
  limits.villaCapacity + 1,
  limits.priceUsd,
  limits.priceUsd + 0.5,
  limits.priceUsd + 1,
];
const pictures = [
  '',
  '/images/tours/one/main.webp',
  'https://example.com/a.jpg',
  '//example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://127.0.0.1:1/v0/b/another.appspot.com/o/tour-images%2Fa?alt=media&token=a',
];
const texts = ['', 'A good text', 'two\nlines', 'a\u0000b', 'a\u0007b', '<b>', '9', '火 😀'];
const listSizes = [0, 1, limits.listItems, limits.listItems + 1];

const otherThan = (value: unknown): readonly unknown[] =>
  [null, true, 7, 'text', [], ['text'], [7], {}, { a: 1 }, new Date(0)].filter(
    (other) => typeof other !== typeof value || Array.isArray(other) !== Array.isArray(value),
  );

/** Another value for a field: mostly one of the same kind, near a bound. */
function replaced(random: Random, field: string, value: unknown): unknown {
  if (random() < 0.25) return any(random, otherThan(value));
  if (field === 'image') return any(random, pictures);
  if (field === 'slug') return any(random, ['another-walk', 'Another', 'a--b', '']);
  if (field === 'category') return any(random, ['romantic', 'family', 'extreme', '']);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return any(random, numbers);
  if (Array.isArray(value)) {
    const good: string = field === 'gallery' ? '/images/tours/one/1.webp' : 'An item';
    const items = Array.from({ length: any(random, listSizes) }, () => good);
    if (random() < 0.5) return items;
    const odd = [
      ...(field === 'gallery' ? pictures : texts),
      'x'.repeat(limits.listItemText),
      'x'.repeat(limits.listItemText + 1),
      7,
      null,
    ];
    return [...items.slice(0, 3), any<unknown>(random, odd)];
  }
  if (typeof value === 'string') {
    return random() < 0.5 ? any(random, texts) : 'x'.repeat(any(random, lengths));
  }
  // A time of the sender's making, or none. A clock that happens to be right would be the server's time.
  return any(random, [new Date(0), new Date(Date.now() - 1000), 'now', 0, null]);
}

/** A valid document, or one with one changed, added or removed field. */
export function mutated(random: Random, good: Data): { data: Data; field: string | undefined } {
  const luck = random();
  if (luck < 0.15) return { data: good, field: undefined };
  const field = any(random, Object.keys(good));
  if (luck < 0.25) {
    const { [field]: _, ...data } = good;
    return { data, field };
  }
  if (luck < 0.32) {
    const extra = any(random, ['role', 'price', 'owner', 'status', 'verified']);
    return { data: { ...good, [extra]: any(random, ['admin', 1, NOW]) }, field: extra };
  }
  return { data: { ...good, [field]: replaced(random, field, good[field]) }, field };
}
