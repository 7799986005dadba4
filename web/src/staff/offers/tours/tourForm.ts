import { limits, toTourCategory, tourCategories, tourFacts } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { z } from 'zod';
import {
  factFields,
  factLabels,
  fromFactForm,
  toFactForm,
  translatedFacts,
} from '../facts/factForm.ts';
import {
  anyLine,
  anyLines,
  anyPicture,
  fromRows,
  pictureRows,
  requiredLine,
  requiredLines,
  rows,
  toRows,
  usd,
} from '../formParts.ts';
import { withoutStrayCaptions } from '../images/captionForm.ts';
import {
  emptyRules,
  fromRuleForm,
  checkNights,
  ruleFields,
  ruleLabels,
  toRuleForm,
} from '../rules/ruleForm.ts';
import {
  fromTranslationForm,
  toTranslationForm,
  translationFields,
  translationLabels,
} from '../translations/translationForm.ts';

const emptyFacts = toFactForm(tourFacts, undefined);
const factFormFields = factFields(tourFacts);
const factFormLabels = factLabels(tourFacts);

const texts = {
  title: anyLine(limits.name),
  shortDescription: anyLine(limits.shortDescription),
  fullDescription: anyLines(limits.fullDescription),
  duration: anyLine(limits.name),
  itinerary: rows,
  inclusions: rows,
  exclusions: rows,
  ...translatedFacts(tourFacts, factFormFields),
};
const emptyTexts = {
  title: '',
  shortDescription: '',
  fullDescription: '',
  duration: '',
  itinerary: [''],
  inclusions: [''],
  exclusions: [''],
  ...translatedFacts(tourFacts, emptyFacts),
};

export const tourFormSchema = z
  .object({
    title: requiredLine('title-missing', limits.name),
    shortDescription: requiredLine('short-description-missing', limits.shortDescription),
    fullDescription: requiredLines('full-description-missing', limits.fullDescription),
    priceFrom: usd,
    duration: requiredLine('duration-missing', limits.name),
    location: requiredLine('location-missing', limits.name),
    category: z.enum(tourCategories),
    itinerary: rows,
    inclusions: rows,
    exclusions: rows,
    image: anyPicture,
    gallery: pictureRows,
    featured: z.boolean(),
    ...factFormFields,
    ...translationFields(texts),
    ...ruleFields,
  })
  .superRefine(checkNights);
export type TourForm = z.infer<typeof tourFormSchema>;

const textLabels = {
  title: 'Title',
  shortDescription: 'Short description',
  fullDescription: 'Full description',
  duration: 'Duration',
  itinerary: 'Itinerary',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  ...translatedFacts(tourFacts, factFormLabels),
};

export const tourLabels: Record<keyof TourForm, string> = {
  ...textLabels,
  ...factFormLabels,
  ...translationLabels(textLabels),
  priceFrom: 'Price from (USD)',
  location: 'Location',
  category: 'Category',
  image: 'Main image',
  gallery: 'Gallery',
  featured: 'Featured',
  ...ruleLabels,
};

export const emptyTour: TourForm = {
  ...emptyTexts,
  priceFrom: 0,
  location: '',
  category: 'adventure',
  image: '',
  gallery: [''],
  featured: false,
  ...emptyFacts,
  ...toTranslationForm(undefined, emptyTexts),
  ...emptyRules,
};

export const toTourForm = (tour: Tour): TourForm => ({
  title: tour.title,
  shortDescription: tour.shortDescription,
  fullDescription: tour.fullDescription,
  priceFrom: tour.priceFrom,
  duration: tour.duration,
  location: tour.location,
  category: toTourCategory(tour.category),
  itinerary: toRows(tour.itinerary),
  inclusions: toRows(tour.inclusions),
  exclusions: toRows(tour.exclusions),
  image: tour.image,
  gallery: toRows(tour.gallery),
  featured: tour.featured,
  ...toFactForm(tourFacts, tour.facts),
  ...toTranslationForm(tour.translations, emptyTexts),
  ...toRuleForm(tour.rules),
});

/** The fields as they are stored. */
export function fromTourForm(form: TourForm) {
  const tidy = withoutStrayCaptions(form);
  return {
    ...fromTranslationForm(tidy),
    itinerary: fromRows(tidy.itinerary),
    inclusions: fromRows(tidy.inclusions),
    exclusions: fromRows(tidy.exclusions),
    gallery: fromRows(tidy.gallery),
    ...fromFactForm(tourFacts, tidy),
    ...fromRuleForm(tidy),
  };
}
