import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { copy, shareInstalled } from '../recipes/workshop.ts';
import { clockEnv } from '../../scripts/suite/clock/clock.ts';
import { findFreeBase, type Ports, portsFrom } from '../../scripts/suite/ports.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { pictures } from './second/pictures.ts';
import { tours } from './second/samples/tours.ts';

const FIRST_PORT = 29_000;
/** Of `brand/`, what is no company's own: the schema, the drawings, and what only hands on what the other files say. */
const handsOn =
  /^brand\/((?:art|schema)\/.+|(.+\/)?index\.ts|texts\/filled\.ts|package\.json|tsconfig\.json)$/;

export interface SecondBrand {
  readonly folder: string;
  readonly ports: Ports;
  close(): Promise<void>;
}

/** A built and running copy of the project with another company's `brand/`. */
export async function openSecondBrand(): Promise<SecondBrand> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brand-'));
  const tracked = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT },
  );
  for (const file of tracked.toString().split('\0').filter(Boolean)) {
    if (!file.startsWith('brand/') || handsOn.test(file)) await copy(file, folder);
  }
  await shareInstalled(folder);
  await cp(path.join(ROOT, 'tests/brand/second'), path.join(folder, 'brand'), { recursive: true });
  await drawPictures(folder);
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const stop = await start(folder, ports);
  return {
    folder,
    ports,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Photos of one colour, in all sizes by the command that real photos take. */
async function drawPictures(folder: string): Promise<void> {
  const photos = path.join(folder, 'brand/images');
  const wanted = [
    ...Object.values(pictures.hero),
    ...tours.flatMap(({ image, gallery }) => [image, ...gallery]),
  ].filter((src) => src.endsWith('.webp'));
  for (const [place, src] of wanted.entries()) {
    const file = path.join(photos, src.replace(/^\/images\/(.*)\.webp$/, '$1.png'));
    await mkdir(path.dirname(file), { recursive: true });
    const background = { r: 40, g: 60 + place * 20, b: 120 };
    await sharp({ create: { width: 320, height: 200, channels: 3, background } }).toFile(file);
  }
  const run = promisify(execFile);
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx');
  await run(tsx, ['brand/art/pictures.ts'], { cwd: folder });
}

/** Runs `npm start` until it is ready. Returns a function that stops it. */
async function start(folder: string, ports: Ports): Promise<() => Promise<void>> {
  // In its own process group, without the environment of our suites.
  const { PATH, HOME, CHROME_PATH } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--port', String(ports.hosting)],
    { cwd: folder, env: { PATH, HOME, CHROME_PATH, NO_COLOR: '1', ...clockEnv() }, stdio: 'pipe' },
  );
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      output += data.toString();
      if (/^ready site=/m.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(output)));
  });
  const ended = once(child, 'exit');
  await ready;
  return async () => {
    child.kill('SIGINT');
    await ended;
  };
}
