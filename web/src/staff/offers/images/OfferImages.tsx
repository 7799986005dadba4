import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@selasar/domain/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { Picture } from '../../../pictures/Picture.tsx';
import { sharedFields } from '../offerFields.ts';
import type { OfferForm } from '../offerForm.ts';
import { RowsInput } from '../RowsInput.tsx';
import { PickButton, PictureDetails } from './PictureInputs.tsx';
import type { FormImages } from './useOfferImages.ts';

export function OfferImages({ images }: { images: FormImages }) {
  const { control, formState } = useFormContext<OfferForm>();
  const [image, gallery] = useWatch({ control, name: ['image', 'gallery'] });
  const { isAtOnce, chosen, setChosen, failure, pick } = images;
  const verb = isAtOnce ? 'Upload' : 'Choose';
  const disabled = isAtOnce ? images.uploading !== undefined : formState.isSubmitting;
  const problem = formState.errors.image?.message;
  const inGallery = gallery.filter(Boolean).length + chosen.gallery.length;
  return (
    <>
      <Stack spacing={1.25}>
        <Typography sx={{ fontWeight: 600 }}>{sharedFields.image.label}</Typography>
        <Stack
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          useFlexGap
        >
          <Box
            sx={{
              width: 160,
              height: 100,
              overflow: 'hidden',
              borderRadius: ({ radius }) => radius.row,
            }}
          >
            <Picture src={image} alt="Main image" sizes="160px" />
          </Box>
          <PickButton
            label={`${verb} main image`}
            disabled={disabled}
            onPick={([file]) => file && pick.main(file)}
          />
          <ChosenList
            files={chosen.main ? [chosen.main] : []}
            onRemove={() => setChosen({ ...chosen, main: undefined })}
          />
        </Stack>
        {image ? <PictureDetails src={image} of="of the main image" /> : null}
        {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
      </Stack>
      <RowsInput name="gallery" label={sharedFields.gallery.label} pictures />
      <PickButton
        label={`${verb} gallery images`}
        room={limits.galleryPictures - inGallery}
        disabled={disabled}
        onPick={pick.gallery}
      />
      <ChosenList
        files={chosen.gallery}
        onRemove={(file) =>
          setChosen({ ...chosen, gallery: chosen.gallery.filter((other) => other !== file) })
        }
      />
      {failure === undefined ? null : (
        <Alert severity="error">
          <Typography variant="body2">Error uploading images. Please try again.</Typography>
          <Typography variant="body2">{failure}</Typography>
        </Alert>
      )}
    </>
  );
}

interface ChosenListProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

function ChosenList({ files, onRemove }: ChosenListProps) {
  if (files.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {files.map((file) => (
        <Chip
          key={`${file.name} ${file.size} ${file.lastModified}`}
          label={file.name}
          onDelete={() => onRemove(file)}
        />
      ))}
    </Stack>
  );
}
