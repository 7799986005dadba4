import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { savesData } from '../../../ui/savesData.ts';

const courtesy = 200;

/** Only if the browser is online and data saving is off. Then it stays true. */
export function useVideoWanted(allowed: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted || !allowed) return undefined;
    const soon = setTimeout(() => {
      if (navigator.onLine && !savesData()) setWanted(true);
    }, courtesy);
    return () => clearTimeout(soon);
  }, [wanted, allowed]);
  return wanted;
}

interface HeroVideoProps {
  src: string;
  focus: string | undefined;
  running: boolean;
  plays: boolean;
  onPlay: () => void;
}

/** Invisible until it plays: the picture remains without a network or in a browser that cannot play it. */
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
