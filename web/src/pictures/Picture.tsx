import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { pictureFiles, type PictureFiles, isOwnPicture } from '@selasar/domain/offers';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { firebaseOptions } from '../data/firebase/config.ts';

const placeholder = '/images/placeholder.svg';

const srcSet = (files: PictureFiles['plain']): string | undefined =>
  files.length > 0 ? files.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;

interface PictureProps {
  src: string;
  alt: string;
  sizes: string;
  eager?: boolean;
  /** Loaded although it is not visible yet. */
  soon?: boolean;
  onLoad?: () => void;
  sx?: SxProps<Theme>;
}

export function Picture({
  src,
  alt,
  sizes,
  eager = false,
  soon = false,
  onLoad,
  sx,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // On a page from the server, it may have loaded or failed before hydration.
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth === 0) setBroken(src);
    else onLoad?.();
    // Later pictures have event handlers.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const shown = broken === src || !isOwn(src) ? placeholder : src;
  const files = pictureFiles(shown);
  const avif = srcSet(files.avif);
  const plain = srcSet(files.plain);
  if (eager && shown === src) {
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      imageSizes: sizes,
      ...(avif ? { imageSrcSet: avif, type: 'image/avif' } : plain && { imageSrcSet: plain }),
    });
  }
  return (
    <picture style={{ display: 'contents' }}>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <Box
        component="img"
        ref={image}
        src={shown}
        srcSet={plain}
        sizes={sizes}
        alt={alt}
        width={1600}
        height={1000}
        loading={eager || soon ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={() => setBroken(src)}
        sx={[
          { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      />
    </picture>
  );
}

export const isOwn = (src: string): boolean => isOwnPicture(src, firebaseOptions.projectId ?? '');
