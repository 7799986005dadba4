/** Two tones in sequence: frequency in hertz, and seconds from the start. */
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
];
const [seconds, loudness, silence] = [0.5, 0.15, 0.0001];

let context: AudioContext | undefined;

/** Browsers allow sound only after a user action: call it then. */
export function allowSound(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Plays the sound for a new request; silent while the browser does not allow sound. */
export function chime(): void {
  if (context?.state !== 'running') return;
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(silence, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
