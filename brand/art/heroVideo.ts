/**
 * Draws the video of the home page, frame by frame, and writes it as WebM: npm run video -w art
 * It needs ffmpeg, with libvpx, on the PATH.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { launch, show } from './page.ts';
import { wideBatur } from './parts/summit.ts';
import { H, W } from './parts/svg.ts';

const out = path.resolve(import.meta.dirname, '../public/videos/batur.webm');
const seconds = 16;
const perSecond = 20;
const width = 1280;
const height = (width * H) / W;

await mkdir(path.dirname(out), { recursive: true });
const input = `-f image2pipe -framerate ${perSecond} -i -`.split(' ');
const output = '-c:v libvpx-vp9 -b:v 0 -crf 34 -g 400 -pix_fmt yuv420p'.split(' ');
const encoder = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...output, out], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const browser = await launch();
const page = await browser.newPage({ viewport: { width, height } });
const frames = seconds * perSecond;
for (let frame = 0; frame < frames; frame++) {
  await show(page, wideBatur(frame / frames));
  encoder.stdin.write(await page.screenshot());
}
encoder.stdin.end();
await browser.close();
const [code] = await once(encoder, 'exit');
if (code !== 0) throw new Error(`ffmpeg ended with code ${String(code)}`);
