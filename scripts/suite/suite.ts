import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteBuild } from './build.ts';
import { killGroup, startCli } from './cli.ts';
import { policyOf, writeConfig } from './config.ts';
import { checkRules } from './engine.ts';
import { messagesOf } from './messages.ts';
import type { Ports } from './ports.ts';
import { PROJECT_ID, suiteDir } from './root.ts';
import { watchEngine } from './watchEngine.ts';

export interface SuiteOptions {
  readonly ports: Ports;
  /** Undefined if Hosting is not needed: in development Vite serves the site. */
  readonly site?: SiteBuild | undefined;
  /** Makes firebase-tools find an engine: see engine.ts. */
  readonly engineEnv: NodeJS.ProcessEnv;
  readonly args?: readonly string[];
}

export interface Suite {
  /** For admin SDKs and tests: where the emulators are. */
  readonly env: Readonly<Record<string, string>>;
  /** Settles when the suite has ended: undefined if it was stopped, else the reason. */
  readonly ended: Promise<string | undefined>;
  readonly logFile: string;
  stop(): Promise<void>;
}

const READY = 'All emulators ready';
const LAST_LINES = 15;
/** Long enough to export the data. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the Firebase emulators and waits until they accept work; SIGINT and SIGTERM stop them.
 * Throws an Error with the last lines if they don't start.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports, site, engineEnv, args = [] } = options;
  await checkRules();
  const workDir = suiteDir(ports.hosting);
  await mkdir(workDir, { recursive: true });
  // Otherwise firebase-tools appends to the last log.
  await rm(path.join(workDir, 'firebase-debug.log'), { force: true });
  // The Storage emulator stores its files in the temporary folder, so each suite needs its own; a short
  // path, because the Functions emulator has its sockets there.
  const tempDir = path.join(tmpdir(), `suite-${ports.hosting}`);
  await mkdir(tempDir, { recursive: true });
  const config = await writeConfig(ports, site?.webDir);
  const hosting = site !== undefined;
  const suiteEnv = environment(ports, site);
  const { SITE_DIR, SITE_ORIGIN } = suiteEnv;
  const SITE_POLICY = policyOf(ports);
  const env = { ...engineEnv, TMPDIR: tempDir, SITE_DIR, SITE_ORIGIN, SITE_POLICY };
  const leftovers = [tempDir, config.file];
  const cli = startCli({
    configFile: config.file,
    workDir,
    hosting,
    args,
    env,
    leftovers,
  });
  const killAll = () => killGroup(cli);
  // Kills all child processes on exit.
  const onExit = () => {
    killAll();
    for (const place of leftovers) rmSync(place, { recursive: true, force: true });
  };
  process.once('exit', onExit);

  const logFile = path.join(workDir, 'suite.log');
  const log = createWriteStream(logFile);
  const lastLines: string[] = [];
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    const onData = (data: Buffer) => {
      log.write(data);
      lastLines.push(...data.toString().trimEnd().split('\n'));
      lastLines.splice(0, lastLines.length - LAST_LINES);
      if (isReady) process.stdout.write(messagesOf(data.toString()));
      if (!data.includes(READY)) return;
      isReady = true;
      resolve();
    };
    cli.stdout.on('data', onData);
    cli.stderr.on('data', onData);
  });

  let isStopping = false;
  let engineLost = false;
  const whyEnded = () => {
    if (engineLost) return 'The Firestore engine ended unexpectedly, so the suite was stopped.';
    if (isStopping) return undefined;
    return `The Firebase suite ended unexpectedly. Its last lines:\n${lastLines.join('\n')}`;
  };
  const ended = new Promise<string | undefined>((resolve) => {
    cli.once('exit', () => {
      process.off('exit', onExit);
      killAll();
      log.end();
      const remains = rm(tempDir, { recursive: true, force: true });
      void Promise.allSettled([config.remove(), remains]).then(() => resolve(whyEnded()));
    });
  });
  const stop = async () => {
    // A clean exit takes seconds and ignores SIGINT until the suite is ready: it is worthwhile only to export data.
    if (!isReady || !args.includes('--export-on-exit')) killAll();
    // Only once: a second SIGINT stops it without the export.
    else if (!isStopping) cli.kill('SIGINT');
    isStopping = true;
    const timer = setTimeout(killAll, STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isStopping) process.stdout.write('\nStopping …\n');
      void stop();
    });
  }

  const started = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!started) throw new Error(`${(await ended) ?? 'Interrupted.'}\nWhole log: ${logFile}`);
  // If the engine is killed, firebase-tools only logs it and hangs, so we watch it ourselves.
  watchEngine(ports.firestore, () => {
    if (isStopping) return;
    engineLost = true;
    // Immediately: the data is lost, and functions that wait for the engine would delay a clean exit.
    killAll();
  });
  return { env: suiteEnv, ended, logFile, stop };
}

/** The variables by which admin SDKs and tests find the emulators. */
function environment(ports: Ports, site: SiteBuild | undefined) {
  const host = (service: keyof Ports) => `127.0.0.1:${ports[service]}`;
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: host('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: host('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: host('storage'),
    FUNCTIONS_EMULATOR_HOST: host('functions'),
    FIREBASE_EMULATOR_HUB: host('hub'),
    METADATA_SERVER_DETECTION: 'none',
    SITE_URL: `http://${host('hosting')}`,
    // The functions write addresses into mails.
    SITE_ORIGIN: `http://${host(site ? 'hosting' : 'vite')}`,
    ...(site ? { SITE_DIR: site.siteDir } : {}),
  };
}
