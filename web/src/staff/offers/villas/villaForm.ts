import { limits, villaFacts } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
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
  guestCount,
  pictureRows,
  requiredLine,
  requiredLines,
  roomCount,
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

const emptyFacts = toFactForm(villaFacts, undefined);
const factFormFields = factFields(villaFacts);
const factFormLabels = factLabels(villaFacts);

const texts = {
  shortDescription: anyLine(limits.shortDescription),
  fullDescription: anyLines(limits.fullDescription),
  amenities: rows,
  ...translatedFacts(villaFacts, factFormFields),
};
const emptyTexts = {
  shortDescription: '',
  fullDescription: '',
  amenities: [''],
  ...translatedFacts(villaFacts, emptyFacts),
};

export const villaFormSchema = z
  .object({
    name: requiredLine('villa-name-missing', limits.name),
    shortDescription: requiredLine('short-description-missing', limits.shortDescription),
    fullDescription: requiredLines('full-description-missing', limits.fullDescription),
    pricePerNight: usd,
    location: requiredLine('location-missing', limits.name),
    capacity: guestCount,
    bedrooms: roomCount,
    bathrooms: roomCount,
    amenities: rows,
    hasPool: z.boolean(),
    image: anyPicture,
    gallery: pictureRows,
    featured: z.boolean(),
    ...factFormFields,
    ...translationFields(texts),
    ...ruleFields,
  })
  .superRefine(checkNights);
export type VillaForm = z.infer<typeof villaFormSchema>;

const textLabels = {
  shortDescription: 'Short description',
  fullDescription: 'Full description',
  amenities: 'Amenities',
  ...translatedFacts(villaFacts, factFormLabels),
};

export const villaLabels: Record<keyof VillaForm, string> = {
  ...textLabels,
  ...factFormLabels,
  ...translationLabels(textLabels),
  name: 'Name',
  pricePerNight: 'Price per night (USD)',
  location: 'Location',
  capacity: 'Capacity (guests)',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  hasPool: 'Private pool',
  image: 'Main image',
  gallery: 'Gallery',
  featured: 'Featured',
  ...ruleLabels,
};

export const emptyVilla: VillaForm = {
  ...emptyTexts,
  name: '',
  pricePerNight: 0,
  location: '',
  capacity: 2,
  bedrooms: 1,
  bathrooms: 1,
  hasPool: false,
  image: '',
  gallery: [''],
  featured: false,
  ...emptyFacts,
  ...toTranslationForm(undefined, emptyTexts),
  ...emptyRules,
};

export const toVillaForm = (villa: Villa): VillaForm => ({
  name: villa.name,
  shortDescription: villa.shortDescription,
  fullDescription: villa.fullDescription,
  pricePerNight: villa.pricePerNight,
  location: villa.location,
  capacity: villa.capacity,
  bedrooms: villa.bedrooms,
  bathrooms: villa.bathrooms,
  amenities: toRows(villa.amenities),
  hasPool: villa.hasPool,
  image: villa.image,
  gallery: toRows(villa.gallery),
  featured: villa.featured,
  ...toFactForm(villaFacts, villa.facts),
  ...toTranslationForm(villa.translations, emptyTexts),
  ...toRuleForm(villa.rules),
});

/** The fields as they are stored. */
export function fromVillaForm(form: VillaForm) {
  const tidy = withoutStrayCaptions(form);
  return {
    ...fromTranslationForm(tidy),
    amenities: fromRows(tidy.amenities),
    gallery: fromRows(tidy.gallery),
    ...fromFactForm(villaFacts, tidy),
    ...fromRuleForm(tidy),
  };
}
