import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { limits, tourCategories } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../ui/TextInput.tsx';
import { useQuestion } from '../../ui/useQuestion.tsx';
import { MainImage } from '../images/MainImage.tsx';
import { PickButton } from '../images/PickButton.tsx';
import { FoundDraft, LostFiles } from '../offers/DraftNotice.tsx';
import { NewsNotice } from '../offers/NewsNotice.tsx';
import { NumberInput } from '../offers/NumberInput.tsx';
import { OfferDialog } from '../offers/OfferDialog.tsx';
import type { OfferFormProps } from '../offers/OffersPage.tsx';
import { RowsInput } from '../offers/RowsInput.tsx';
import { saveOffer } from '../offers/saveOffer.ts';
import { SwitchInput } from '../offers/SwitchInput.tsx';
import { twoColumns } from '../offers/twoColumns.ts';
import { priceQuestion, priceWords } from '../offers/typedNumber.ts';
import { hasDraft } from '../offers/offerDraft.ts';
import { useDraftPlace, useOfferDraft } from '../offers/useOfferDraft.ts';
import { useOfferForm } from '../offers/useOfferForm.ts';
import { emptyTour, fromTourForm, tourFormSchema, tourLabels, toTourForm } from './tourForm.ts';
import type { TourForm } from './tourForm.ts';
import { useTourImages } from './useTourImages.ts';

const nameOf = (values: TourForm) => values.title;

/** Adds or edits a tour. */
export function TourDialog({ slug, item: tour, onClose }: OfferFormProps<Tour>) {
  const { form, base, news, settle, typed, resume, isChanged, leave } = useOfferForm({
    schema: tourFormSchema,
    empty: emptyTour,
    item: tour,
    toForm: toTourForm,
  });
  const { control, formState, handleSubmit, setValue, getValues } = form;
  const place = useDraftPlace('tours', slug);
  const images = useTourImages(() => hasDraft(place));
  const draft = useOfferDraft({
    place,
    empty: emptyTour,
    nameOf,
    form,
    base,
    typed,
    resume,
    files: images.names,
  });
  const price = useQuestion(priceWords);
  const [image, gallery] = useWatch({ control, name: ['image', 'gallery'] });

  const save = handleSubmit(async (values) => {
    const question = priceQuestion(
      values.priceFrom,
      typed.texts['priceFrom'],
      slug ? base.priceFrom : undefined,
    );
    if (question && !(await price.ask(question))) return;
    const after = fromTourForm(values);
    // A category that the form does not know shows as another, which is then stored.
    const before = { ...fromTourForm(base), category: tour?.category ?? base.category };
    if (!(await saveOffer('tours', { slug, name: after.title, before, after }))) return;
    images.settle([after.image, ...after.gallery], [before.image, ...before.gallery]);
    leave();
    draft.end();
    onClose();
  });

  return (
    <OfferDialog
      collection="tours"
      isNew={!slug}
      isGone={slug !== undefined && !tour}
      contested={news.contested.length}
      upload={images.uploading}
      first={draft.found ? <FoundDraft draft={draft} adopt={images.adopt} /> : undefined}
      saving={formState.isSubmitting}
      isChanged={() => isChanged() || images.names.length > 0}
      onSave={save}
      onDiscard={draft.end}
      onClose={onClose}
    >
      <LostFiles files={draft.lost} />
      <NewsNotice news={news} labels={tourLabels} theirs={base} onSettle={settle} />
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
        room={limits.listItems - gallery.filter(Boolean).length}
        disabled={images.uploading !== undefined}
        onPick={(files) =>
          void images.uploadGallery(files, (urls) =>
            setValue('gallery', [...getValues('gallery').filter(Boolean), ...urls]),
          )
        }
      />
      <SwitchInput control={control} name="featured" label={tourLabels.featured} />
      {price.dialog}
    </OfferDialog>
  );
}
