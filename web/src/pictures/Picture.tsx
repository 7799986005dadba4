import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { isOwn } from './isOwn.ts';

const placeholder = '/images/placeholder.svg';

/** The site's own pictures come in three widths: name-480.webp, name.webp (960) and name-1600.webp. */
const widths = (src: string): string | undefined => {
  const own = /^(\/images\/.+)\.webp$/.exec(src);
  return own ? `${own[1]}-480.webp 480w, ${src} 960w, ${own[1]}-1600.webp 1600w` : undefined;
};

interface PictureProps {
  src: string;
  alt: string;
  /** How wide the picture is shown, as the HTML attribute `sizes` wants it. */
  sizes: string;
  /** For what is on screen first: loads at once instead of when scrolled near. */
  eager?: boolean;
  sx?: SxProps<Theme>;
}

/** A picture in the size that the screen needs; a broken one, or one from elsewhere, becomes the placeholder. */
export function Picture({ src, alt, sizes, eager = false, sx }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = broken === src || !isOwn(src) ? placeholder : src;
  return (
    <Box
      component="img"
      src={shown}
      srcSet={widths(shown)}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
      sx={[
        { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
