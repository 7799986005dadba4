import { describe, expect, it } from 'vitest';
import { playerUrl, saysPlaying, videoId } from './video.ts';

describe('videoId', () => {
  it('is found in every kind of link', () => {
    for (const link of [
      'https://www.youtube.com/watch?v=aB3_-cD4eF5&t=8s',
      'https://youtu.be/aB3_-cD4eF5?si=abc',
      'https://www.youtube.com/embed/aB3_-cD4eF5',
      'https://www.youtube-nocookie.com/embed/aB3_-cD4eF5',
      'https://m.youtube.com/watch?v=aB3_-cD4eF5',
    ]) {
      expect(videoId(link)).toBe('aB3_-cD4eF5');
    }
    expect(videoId('https://example.com/watch?v=aB3_-cD4eF5')).toBeUndefined();
    expect(videoId('aB3_-cD4eF5')).toBeUndefined();
  });
});

describe('playerUrl', () => {
  it('asks for a muted, looping video that starts by itself and has no controls', () => {
    const { origin, pathname, searchParams } = new URL(playerUrl('abc', 'https://selasar.example'));
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abc');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'abc',
      controls: '0',
      origin: 'https://selasar.example',
    });
  });
});

describe('saysPlaying', () => {
  const origin = 'https://www.youtube-nocookie.com';

  it('hears the player alone, when it plays', () => {
    expect(saysPlaying({ origin, data: '{"event":"onStateChange","info":1}' })).toBe(true);
    expect(saysPlaying({ origin, data: '{"event":"infoDelivery","info":{"playerState":1}}' })).toBe(
      true,
    );
    expect(saysPlaying({ origin, data: '{"event":"onStateChange","info":3}' })).toBe(false);
    expect(saysPlaying({ origin, data: '{"event":"onReady","info":null}' })).toBe(false);
    expect(saysPlaying({ origin, data: 'hello' })).toBe(false);
    expect(saysPlaying({ origin: 'https://evil.example', data: '{"info":1}' })).toBe(false);
  });
});
