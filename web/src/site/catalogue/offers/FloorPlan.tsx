import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '@selasar/domain';
import { useState } from 'react';
import { Picture } from '../../../pictures/Picture.tsx';
import { needsScript } from '../../../ui/scriptless.tsx';
import { Viewer } from '../gallery/Viewer.tsx';

/** The floor plan of a villa. It can be enlarged. */
export function FloorPlan({ src }: { src: string }) {
  const [open, setOpen] = useState(false);
  const name = t('Floor plan');
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 360,
        aspectRatio: '16 / 10',
        border: 1,
        borderColor: 'divider',
        borderRadius: ({ radius }) => radius.row,
        overflow: 'hidden',
        bgcolor: 'common.white',
      }}
    >
      <Picture
        src={src}
        alt={name}
        sizes="(min-width: 400px) 360px, 100vw"
        sx={{ objectFit: 'contain' }}
      />
      <ButtonBase
        className={needsScript}
        aria-label={t('Enlarge the floor plan')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          position: 'absolute',
          inset: 0,
          '&.Mui-focusVisible': ({ mixins }) => mixins.focusRingInwards,
        }}
      />
      <Viewer
        open={open}
        onClose={() => setOpen(false)}
        label={name}
        name={name}
        pictures={[{ src, byGuests: false }]}
        start={0}
      />
    </Box>
  );
}
