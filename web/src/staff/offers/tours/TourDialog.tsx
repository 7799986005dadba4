import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { limits, tourCategories, tourFacts, tourTextNames } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FactsSection, HostSection } from '../facts/FactsSection.tsx';
import { MainImage } from '../images/MainImage.tsx';
import { PickButton } from '../images/PickButton.tsx';
import { NumberInput } from '../NumberInput.tsx';
import { OfferDialog } from '../OfferDialog.tsx';
import type { OfferFormProps } from '../OffersPage.tsx';
import { RowsInput } from '../RowsInput.tsx';
import { TranslationsSection } from '../translations/TranslationsSection.tsx';
import { RulesSection } from '../rules/RulesSection.tsx';
import { SwitchInput } from '../SwitchInput.tsx';
import { twoColumns } from '../twoColumns.ts';
import { useOfferEditor } from '../useOfferEditor.ts';
import { emptyTour, fromTourForm, tourFormSchema, tourLabels, toTourForm } from './tourForm.ts';
import type { TourForm } from './tourForm.ts';
import { useTourImages } from './useTourImages.ts';

const tourEditor = {
  collection: 'tours',
  schema: tourFormSchema,
  empty: emptyTour,
  toForm: toTourForm,
  fromForm: fromTourForm,
  nameOf: ({ title }: TourForm) => title,
  priceField: 'priceFrom',
} as const;

/** Adds or edits a tour. */
export function TourDialog(props: OfferFormProps<Tour>) {
  const images = useTourImages(props.slug);
  const editor = useOfferEditor(tourEditor, props, images);
  const { price: typedPrice, saving } = editor;
  const { form, base, typed } = editor.form;
  const { control, formState, handleSubmit, setValue, getValues } = form;
  const [image, gallery, price] = useWatch({
    control,
    name: ['image', 'gallery', 'priceFrom'],
  });

  const upload = { isRunning: images.uploading !== undefined, run: images.uploadFact };

  const save = handleSubmit(async (values) => {
    if (!(await typedPrice.confirm(values))) return;
    // A category that the form does not know is shown as another one, which is then stored.
    const before = { ...fromTourForm(base), category: props.item?.category ?? base.category };
    if (await saving.store(before, fromTourForm(values))) props.onClose();
  });

  return (
    <OfferDialog editor={editor} labels={tourLabels} onSave={save}>
      <TextInput control={control} name="title" required label={tourLabels.title} />
      <TextInput
        control={control}
        name="shortDescription"
        required
        multiline
        minRows={2}
        label={tourLabels.shortDescription}
      />
      <TextInput
        control={control}
        name="fullDescription"
        required
        multiline
        minRows={4}
        label={tourLabels.fullDescription}
      />
      <Box sx={twoColumns}>
        <NumberInput
          control={control}
          name="priceFrom"
          label={tourLabels.priceFrom}
          typed={typed}
        />
        <TextInput control={control} name="duration" required label={tourLabels.duration} />
        <TextInput control={control} name="location" required label={tourLabels.location} />
        <TextInput
          control={control}
          name="category"
          required
          select
          label={tourLabels.category}
          sx={{ '& .MuiSelect-select': { textTransform: 'capitalize' } }}
        >
          {tourCategories.map((category) => (
            <MenuItem key={category} value={category} sx={{ textTransform: 'capitalize' }}>
              {category}
            </MenuItem>
          ))}
        </TextInput>
      </Box>
      <RowsInput control={control} name="itinerary" label={tourLabels.itinerary} />
      <RowsInput control={control} name="inclusions" label={tourLabels.inclusions} />
      <RowsInput control={control} name="exclusions" label={tourLabels.exclusions} />
      <MainImage src={image} problem={formState.errors.image?.message}>
        <PickButton
          label="Upload main image"
          disabled={images.uploading !== undefined}
          onPick={([file]) => file && void images.uploadMain(file, (url) => setValue('image', url))}
        />
      </MainImage>
      <RowsInput control={control} name="gallery" label={tourLabels.gallery} pictures />
      <PickButton
        label="Upload gallery images"
        room={limits.galleryPictures - gallery.filter(Boolean).length}
        disabled={images.uploading !== undefined}
        onPick={(files) =>
          void images.uploadGallery(files, (urls) =>
            setValue('gallery', [...getValues('gallery').filter(Boolean), ...urls]),
          )
        }
      />
      <SwitchInput control={control} name="featured" label={tourLabels.featured} />
      <HostSection title="Guide" table={tourFacts} upload={upload} />
      <FactsSection table={tourFacts} upload={upload} />
      <TranslationsSection texts={tourTextNames} labels={tourLabels} />
      <RulesSection type="tour" price={price} stored={props.item} />
    </OfferDialog>
  );
}
