import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface HeroVideoProps {
  src: string;
  /** The part that a narrow screen shows. */
  focus: string | undefined;
  running: boolean;
  /** Whether it has started to play. */
  plays: boolean;
  onPlay: () => void;
}

/**
 * A video in place of the picture: muted, looping, without controls. It stays invisible until it plays, so that the
 * picture remains without a network or in a browser that cannot play it.
 */
export function HeroVideo({ src, focus, running, plays, onPlay }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!running) video.current?.pause();
    // If refused, for example to save power, the picture stays.
    else video.current?.play().catch(() => undefined);
  }, [running]);

  return (
    <Box
      component="video"
      ref={video}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      aria-hidden
      tabIndex={-1}
      onPlaying={onPlay}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: focus,
        opacity: plays ? 1 : 0,
        transition: 'opacity 1s',
      }}
    />
  );
}
