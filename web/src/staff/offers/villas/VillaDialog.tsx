import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits, villaFacts, villaTextNames } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FactsSection, HostSection } from '../facts/FactsSection.tsx';
import { MainImage } from '../images/MainImage.tsx';
import { PickButton } from '../images/PickButton.tsx';
import { UploadCancelled } from '../images/useUploads.ts';
import { NumberInput } from '../NumberInput.tsx';
import { OfferDialog } from '../OfferDialog.tsx';
import type { OfferFormProps } from '../OffersPage.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import { RowsInput } from '../RowsInput.tsx';
import { TranslationsSection } from '../translations/TranslationsSection.tsx';
import { RulesSection } from '../rules/RulesSection.tsx';
import { SwitchInput } from '../SwitchInput.tsx';
import { twoColumns } from '../twoColumns.ts';
import { useOfferEditor } from '../useOfferEditor.ts';
import { ChosenList } from './ChosenList.tsx';
import { useVillaImages } from './useVillaImages.ts';
import {
  emptyVilla,
  fromVillaForm,
  toVillaForm,
  villaFormSchema,
  villaLabels,
} from './villaForm.ts';
import type { VillaForm } from './villaForm.ts';

const villaEditor = {
  collection: 'villas',
  schema: villaFormSchema,
  empty: emptyVilla,
  toForm: toVillaForm,
  fromForm: fromVillaForm,
  nameOf: ({ name }: VillaForm) => name,
  priceField: 'pricePerNight',
} as const;

/** Adds or edits a villa. */
export function VillaDialog(props: OfferFormProps<Villa>) {
  const images = useVillaImages(props.slug);
  const editor = useOfferEditor(villaEditor, props, images);
  const { price: typedPrice, saving } = editor;
  const { form, base, typed } = editor.form;
  const { control, formState, handleSubmit, setValue } = form;
  const { chosen, setChosen } = images;
  const [uploadFailure, setUploadFailure] = useState<string>();
  const [image, gallery, price] = useWatch({
    control,
    name: ['image', 'gallery', 'pricePerNight'],
  });

  /** The form with the newly uploaded images; undefined if the upload failed or was cancelled. */
  const withImages = async (values: VillaForm): Promise<VillaForm | undefined> => {
    setUploadFailure(undefined);
    try {
      const { main, gallery: more } = await images.send();
      if (main) setValue('image', main);
      const all = [...values.gallery.filter(Boolean), ...more];
      if (more.length > 0) setValue('gallery', all);
      return { ...values, image: main ?? values.image, gallery: all };
    } catch (error) {
      if (!(error instanceof UploadCancelled)) setUploadFailure(reasonOf(error) ?? 'Unknown error');
      return undefined;
    }
  };

  const upload = { isRunning: images.uploading !== undefined, run: images.uploadFact };

  const save = handleSubmit(async (values) => {
    if (!(await typedPrice.confirm(values))) return;
    const complete = await withImages(values);
    if (!complete) return;
    if (!(await saving.store(fromVillaForm(base), fromVillaForm(complete)))) {
      images.finish();
      return;
    }
    if (images.names.length > 0) await images.complete();
    props.onClose();
  });

  return (
    <OfferDialog editor={editor} labels={villaLabels} onSave={save}>
      <TextInput control={control} name="name" required label={villaLabels.name} />
      <TextInput
        control={control}
        name="shortDescription"
        required
        multiline
        minRows={2}
        label={villaLabels.shortDescription}
      />
      <TextInput
        control={control}
        name="fullDescription"
        required
        multiline
        minRows={4}
        label={villaLabels.fullDescription}
      />
      <Box sx={twoColumns}>
        <NumberInput
          control={control}
          name="pricePerNight"
          label={villaLabels.pricePerNight}
          typed={typed}
        />
        <TextInput control={control} name="location" required label={villaLabels.location} />
        <NumberInput control={control} name="capacity" label={villaLabels.capacity} typed={typed} />
        <NumberInput control={control} name="bedrooms" label={villaLabels.bedrooms} typed={typed} />
        <NumberInput
          control={control}
          name="bathrooms"
          label={villaLabels.bathrooms}
          typed={typed}
        />
        <SwitchInput control={control} name="hasPool" label={villaLabels.hasPool} />
      </Box>
      <RowsInput control={control} name="amenities" label={villaLabels.amenities} />
      <MainImage src={image} problem={formState.errors.image?.message}>
        <PickButton
          label="Choose main image"
          disabled={formState.isSubmitting}
          onPick={([main]) => setChosen({ ...chosen, main })}
        />
        <ChosenList
          files={chosen.main ? [chosen.main] : []}
          onRemove={() => setChosen({ ...chosen, main: undefined })}
        />
      </MainImage>
      <RowsInput control={control} name="gallery" label={villaLabels.gallery} pictures />
      <PickButton
        label="Choose gallery images"
        room={limits.galleryPictures - gallery.filter(Boolean).length - chosen.gallery.length}
        disabled={formState.isSubmitting}
        onPick={(files) => setChosen({ ...chosen, gallery: [...chosen.gallery, ...files] })}
      />
      <ChosenList
        files={chosen.gallery}
        onRemove={(file) =>
          setChosen({ ...chosen, gallery: chosen.gallery.filter((other) => other !== file) })
        }
      />
      {uploadFailure === undefined ? null : (
        <Alert severity="error">
          <Typography variant="body2">Error uploading images. Please try again.</Typography>
          <Typography variant="body2">{uploadFailure}</Typography>
        </Alert>
      )}
      <SwitchInput control={control} name="featured" label={villaLabels.featured} />
      <HostSection title="Host" table={villaFacts} upload={upload} />
      <FactsSection table={villaFacts} upload={upload} />
      <TranslationsSection texts={villaTextNames} labels={villaLabels} />
      <RulesSection type="villa" price={price} stored={props.item} />
    </OfferDialog>
  );
}
