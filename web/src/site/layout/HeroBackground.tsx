import { pictures } from '@selasar/brand';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../pictures/Picture.tsx';
import { savesData } from '../../ui/browser.ts';

export const hero = {
  rotationMs: 4000,
  fadeGapMs: 300,
  imageCount: 3,
  /** In percent of the viewport's height. */
  heights: { full: 100, small: 40 },
} as const;

const { home, tours, villas } = pictures.hero;
const all = [home, tours, villas];
const heroNames = ['home', 'tours', 'villas'] as const;

/** The part that a narrow screen shows, as a CSS position. */
export function focusOf(src: string): string | undefined {
  const name = heroNames.find((one) => pictures.hero[one] === src);
  return name && pictures.focus?.[name];
}

export const picturesFrom = (first: string): string[] =>
  [first, ...all.filter((src) => src !== first)].slice(0, hero.imageCount);

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

interface Rotation {
  index: number;
  fading: boolean;
}

function rotate(count: number, from: number, onChange: (rotation: Rotation) => void): () => void {
  let index = from;
  let fade: ReturnType<typeof setTimeout> | undefined;
  const turn = setInterval(() => {
    onChange({ index, fading: true });
    fade = setTimeout(() => {
      index = (index + 1) % count;
      onChange({ index, fading: false });
    }, hero.fadeGapMs);
  }, hero.rotationMs);
  return () => {
    clearInterval(turn);
    clearTimeout(fade);
  };
}

/** When it stops running, the current picture stays fully visible. */
export function useRotation(count: number, running: boolean): Rotation {
  const [rotation, setRotation] = useState<Rotation>({ index: 0, fading: false });
  useEffect(() => {
    if (!running || count < 2) return undefined;
    let latest = rotation;
    const stop = rotate(count, rotation.index, (next) => {
      latest = next;
      setRotation(next);
    });
    return () => {
      stop();
      if (latest.fading) setRotation({ ...latest, fading: false });
    };
    // Continues where it stopped; its own changes must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count, running]);
  return rotation;
}
