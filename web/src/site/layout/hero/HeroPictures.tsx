import Box from '@mui/material/Box';
import { hero } from './hero.ts';
import { Picture } from '../../../pictures/Picture.tsx';
import type { Rotation } from './rotation.ts';

interface HeroPicturesProps {
  pictures: readonly string[];
  /** Of the banner, in percent of the window's. */
  height: number;
  rotation: Rotation;
  /** Whether the next one is fetched. */
  ahead: boolean;
  onLoad: () => void;
}

/** The pictures of the banner, of which one shows. */
export function HeroPictures({ pictures, height, rotation, ahead, onLoad }: HeroPicturesProps) {
  const { index, fading } = rotation;
  // It is cut to the banner, and eight fifths as wide as it is high.
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
        <Picture src={src} alt="" sizes={sizes} eager={i === 0} onLoad={onLoad} />
      </Box>
    );
  });
}
