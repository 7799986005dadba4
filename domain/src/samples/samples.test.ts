import { describe, expect, it } from 'vitest';
import { tourSchema } from '../offers/tour.ts';
import { tourCategories } from '../offers/tourCategory.ts';
import { testimonialSchema } from './testimonial.ts';
import { villaSchema } from '../offers/villa.ts';
import { testimonials } from './testimonials.ts';
import { sampleTours } from './tours.ts';
import { sampleVillas } from './villas.ts';

describe('the sample offer', () => {
  it('fits the schemas', () => {
    for (const tour of sampleTours) expect(tourSchema.parse(tour)).toEqual(tour);
    for (const villa of sampleVillas) expect(villaSchema.parse(villa)).toEqual(villa);
    for (const said of testimonials) expect(testimonialSchema.parse(said)).toEqual(said);
  });

  it('has the five tours at their prices, three of them featured', () => {
    expect(sampleTours.map((tour) => tour.priceFrom)).toEqual([85, 65, 120, 95, 75]);
    expect(sampleTours.filter((tour) => tour.featured)).toHaveLength(3);
    expect(sampleTours.map((tour) => tour.slug).slice(0, 4)).toEqual([
      'ubud-jungle-adventure',
      'mount-batur-sunrise-trek',
      'romantic-uluwatu-sunset',
      'sacred-temples-tour',
    ]);
    expect(new Set(sampleTours.map((tour) => tour.category))).toEqual(new Set(tourCategories));
  });

  it('reviews only what is on offer', () => {
    const offered = [...sampleTours.map((tour) => tour.title), ...sampleVillas.map((v) => v.name)];
    expect(testimonials).toHaveLength(6);
    for (const said of testimonials) expect(offered).toContain(said.tourOrVilla);
  });

  it('names everything once', () => {
    for (const names of [
      sampleTours.map((tour) => tour.slug),
      sampleVillas.map((villa) => villa.slug),
      testimonials.map((said) => said.id),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
