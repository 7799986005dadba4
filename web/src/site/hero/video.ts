const host = 'https://www.youtube-nocookie.com';

/** The id of a video from any of the ways to link to it; undefined for anything else. */
export function videoId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const site = hostname.replace(/^(www|m)\./, '');
  if (site === 'youtu.be') return pathname.slice(1) || undefined;
  if (site !== 'youtube.com' && site !== 'youtube-nocookie.com') return undefined;
  return (
    searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? undefined
  );
}

/** The player as a background: muted, looping, starting by itself, without controls. */
export function playerUrl(id: string, origin: string): string {
  const wishes = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    // A single video loops only as a list of itself.
    playlist: id,
    controls: '0',
    disablekb: '1',
    fs: '0',
    iv_load_policy: '3',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin,
  });
  return `${host}/embed/${id}?${wishes.toString()}`;
}

/** What the player is told, as its iframe API does it. */
export function tellPlayer(player: Window, order: 'listen' | 'pause' | 'play'): void {
  const message =
    order === 'listen'
      ? { event: 'listening', id: 1, channel: 'widget' }
      : { event: 'command', func: order === 'pause' ? 'pauseVideo' : 'playVideo', args: [] };
  // To any origin: there is nothing to hide, and without a network it is the browser's error page that listens.
  player.postMessage(JSON.stringify(message), '*');
}

const playing = 1;

/** Whether a message of the player says that the video has begun. */
export function saysPlaying({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>) {
  if (origin !== host || typeof data !== 'string') return false;
  try {
    const { info } = JSON.parse(data) as { info?: unknown };
    if (typeof info === 'number') return info === playing;
    return (
      typeof info === 'object' &&
      info !== null &&
      'playerState' in info &&
      info.playerState === playing
    );
  } catch {
    return false;
  }
}
