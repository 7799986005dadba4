import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { playerUrl, saysPlaying, tellPlayer } from './video.ts';

interface HeroVideoProps {
  id: string;
  running: boolean;
  /** Whether it has begun to play, which the player tells. */
  plays: boolean;
  onPlay: () => void;
}

/**
 * A video in place of the picture: muted, looping, without controls. It stays invisible until it plays, so that
 * without a network, or without the video, the picture is what one sees.
 */
export function HeroVideo({ id, running, plays, onPlay }: HeroVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const hear = (message: MessageEvent<unknown>) => {
      if (message.source === frame.current?.contentWindow && saysPlaying(message)) onPlay();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onPlay]);

  useEffect(() => {
    const player = frame.current?.contentWindow;
    if (plays && player) tellPlayer(player, running ? 'play' : 'pause');
  }, [plays, running]);

  return (
    <Box
      inert
      sx={{
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        containerType: 'size',
        opacity: plays ? 1 : 0,
        transition: 'opacity 1s',
      }}
    >
      <Box
        component="iframe"
        ref={frame}
        title="Bali from above"
        src={playerUrl(id, window.location.origin)}
        allow="autoplay; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        tabIndex={-1}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentWindow) tellPlayer(currentTarget.contentWindow, 'listen');
        }}
        sx={{
          // Covers the banner whatever its shape: a 16:9 video, as wide or as high as it takes.
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: 'max(100cqw, 177.78cqh)',
          height: 'max(100cqh, 56.25cqw)',
          transform: 'translate(-50%, -50%)',
          border: 0,
        }}
      />
    </Box>
  );
}
