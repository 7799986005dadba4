import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { hero } from './hero.ts';
import { Picture } from '../../pictures/Picture.tsx';
import type { Rotation } from './rotation.ts';

interface HeroPicturesProps {
  pictures: readonly string[];
  rotation: Rotation;
  /** Whether the first one is there. */
  loaded: boolean;
  onLoad: () => void;
}

/** The pictures of the banner, of which one shows. Each is fetched one turn ahead, and none before the first is there. */
export function HeroPictures({ pictures, rotation, loaded, onLoad }: HeroPicturesProps) {
  const { index, fading } = rotation;
  const first = useRef<HTMLElement>(null);
  // It may have come before the page could hear of it.
  useEffect(() => {
    if (first.current?.querySelector('img')?.complete) onLoad();
    // Later the event tells.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const next = (index + 1) % pictures.length;
  return pictures.map((src, i) => {
    const shows = i === index;
    if (!shows && !(loaded && i === next)) return null;
    return (
      <Box
        key={src}
        ref={i === 0 ? first : undefined}
        onLoadCapture={onLoad}
        sx={{
          position: 'absolute',
          inset: 0,
          opacity: shows && !fading ? 1 : 0,
          transition: `opacity ${hero.fadeGapMs}ms`,
        }}
      >
        <Picture src={src} alt="" sizes="max(100vw, 160vh)" eager={i === 0} />
      </Box>
    );
  });
}
