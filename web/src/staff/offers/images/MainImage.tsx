import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Picture } from '../../../pictures/Picture.tsx';
import { PictureDetails } from './PictureDetails.tsx';

interface MainImageProps {
  src: string;
  /** What is wrong with it. */
  problem: string | undefined;
  children: ReactNode;
}

/** The main image, and the button to replace it. */
export function MainImage({ src, problem, children }: MainImageProps) {
  const { control } = useFormContext();
  return (
    <Stack spacing={1.25}>
      <Typography sx={{ fontWeight: 600 }}>Main image</Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
        <Box
          sx={{
            width: 160,
            height: 100,
            overflow: 'hidden',
            borderRadius: ({ radius }) => radius.row,
          }}
        >
          <Picture src={src} alt="Main image" sizes="160px" />
        </Box>
        {children}
      </Stack>
      {src ? <PictureDetails control={control} src={src} of="of the main image" /> : null}
      {problem ? <FormHelperText error>{problem}</FormHelperText> : null}
    </Stack>
  );
}
