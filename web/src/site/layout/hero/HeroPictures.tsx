import Box from '@mui/material/Box';
import { focusOf, hero } from './hero.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import type { Rotation } from './useRotation.ts';

interface HeroPicturesProps {
  pictures: readonly string[];
  height: number;
  rotation: Rotation;
  ahead: boolean;
  onLoad: () => void;
}

export function HeroPictures({ pictures, height, rotation, ahead, onLoad }: HeroPicturesProps) {
  const { index, fading } = rotation;
  // The picture covers the banner, with an aspect ratio of 8:5.
  const sizes = `max(100vw, ${height * 1.6}vh)`;
  const next = (index + 1) % pictures.length;
  return pictures.map((src, i) => {
    const shows = i === index;
    if (!shows && !(ahead && i === next)) return null;
    return (
      <Box
        key={src}
        style={{ opacity: shows && !fading ? 1 : 0 }}
        sx={{ position: 'absolute', inset: 0, transition: `opacity ${hero.fadeGapMs}ms` }}
      >
        <Picture
          src={src}
          alt=""
          sizes={sizes}
          eager={i === 0}
          onLoad={onLoad}
          sx={{ objectPosition: focusOf(src) }}
        />
      </Box>
    );
  });
}
