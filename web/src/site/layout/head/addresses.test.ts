import { describe, expect, it } from 'vitest';
import { pictures } from '@selasar/brand';
import { sharePicture } from '@selasar/domain/offers';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { absolute, heroPicture, sharedPicture } from './addresses.ts';

describe('an address', () => {
  it('is absolute, for external readers', () => {
    expect(absolute('https://bali.example', '/')).toBe('https://bali.example/');
    expect(absolute('https://bali.example', '/tours')).toBe('https://bali.example/tours');
    expect(absolute('https://bali.example', 'https://files.example/a')).toBe(
      'https://files.example/a',
    );
  });
});

const upload = (host: string, name: string) =>
  `${host}/v0/b/demo-selasar.appspot.com/o/tour-images%2F${name}?alt=media&token=3c`;
/** Tests run like the local suite, where uploads are on this machine. */
const local = 'http://127.0.0.1:5204';
const size = { width: 1200, height: 630 };

describe('the picture of a link preview', () => {
  it.each([...sampleTours, ...sampleVillas].map(({ image }) => image))(
    'is made for the purpose, in place of %s',
    (src) => {
      const shared = sharedPicture({ src, alt: 'A turtle' });
      expect(shared).toEqual({ src: src.replace('main.webp', 'og.jpg'), alt: 'A turtle', size });
    },
  );

  it('is a dedicated file instead of the hero', () => {
    const { src, alt, size: known } = sharedPicture(heroPicture('tours'));
    expect(src).toBe(sharePicture(pictures.hero.tours));
    expect(alt).toContain('Rice terraces');
    expect(known).toEqual(size);
  });

  it('has a dedicated file for uploads too', () => {
    const src = upload(local, '1a2b_1600_og-4d5e_320-6f');
    const shared = `${local}/v0/b/demo-selasar.appspot.com/o/tour-images%2F1a2b_og?alt=media&token=4d5e`;
    expect(sharedPicture({ src, alt: 'A turtle' })).toEqual({ src: shared, alt: 'A turtle', size });
  });

  it('is the upload itself if it has no dedicated file, without a size', () => {
    const src = upload(local, '1a2b');
    expect(sharedPicture({ src, alt: 'A turtle' })).toEqual({ src, alt: 'A turtle' });
  });

  it('is the picture itself for other files of the site', () => {
    const src = '/images/tours/sacred-temples-tour/2.webp';
    expect(sharedPicture({ src, alt: '' })).toEqual({ src, alt: '' });
  });

  it.each([
    'https://evil.example/main.webp',
    'https://evil.example/images/tours/x/main.webp',
    upload('https://evil.example', '1a2b_1600_og-4d5e_320-6f'),
    '/images/tours/../../main.webp',
    '',
  ])('is the site’s own in place of %j, which is not ours', (src) => {
    expect(sharedPicture({ src, alt: 'A turtle' })).toEqual(sharedPicture(heroPicture('home')));
  });
});
