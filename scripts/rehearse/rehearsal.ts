import { collections, documents, pathOf } from '@selasar/domain';
import { getFirestore } from 'firebase-admin/firestore';
import { backUp } from '../backup/backUp.ts';
import { partNames, type Manifest } from '../backup/manifest.ts';
import type { Place } from '../backup/place.ts';
import { silent } from '../backup/progress.ts';
import { look, restore } from '../backup/restore.ts';
import type { Site } from '../backup/site.ts';
import { verify } from '../backup/verify.ts';
import { recountFigures, withoutTriggers } from '../seed/figures.ts';
import { step } from '../suite/progress.ts';
import { shownPictures } from './business.ts';
import { sentByExtension } from './mails.ts';
import { settled } from './settled.ts';
import { differences, snapshotOf, sorted, type Snapshot } from './snapshot.ts';
import { wipe } from './wipe.ts';

interface Rehearsed {
  manifest: Manifest;
  /** What is not as it was, in words. */
  faults: string[];
  heldMails: number;
  shownPictures: number;
}

/** Backs a local project up, loses all of it, restores it, and looks whether it is the same and goes on as before. */
export async function rehearse(site: Site, place: Place): Promise<Rehearsed> {
  const all = { parts: partNames, over: false };
  await step('Waiting until all is counted', () => settled(site));
  const before = await step('Writing down what is there', () => snapshotOf(site));
  const figures = await figuresOf(site);
  const manifest = await step('Backing up', () => backUp(site, place, silent));
  const restored = await withoutTriggers(async () => {
    await step('Losing everything', () => wipe(site));
    const lost = await snapshotOf(site);
    if (lost.size > 0) throw new Error(`${lost.size} pieces are left: nothing would be proven.`);
    return step('Restoring', async () => {
      const whole = await verify(place);
      await look(site, whole, all);
      return restore(site, place, whole, all, silent);
    });
  });
  const after = await step('Comparing', () => snapshotOf(site));
  const faults = differences(exceptMails(before), exceptMails(after));
  if (after.size < manifest.parts.documents.count) faults.push('documents are missing');
  const waiting = await getFirestore(site.app).collection(collections.outbox).get();
  if (!waiting.empty) faults.push(`${waiting.size} mails wait in the outbox`);
  const sent = await step('Letting the mail extension look', () => sentByExtension(site));
  faults.push(...sent.map((id) => `mail ${id} was sent again`));
  // The admin signs in with the old password, and the restored role lets them.
  const { drift } = (await step('Having the figures counted', () =>
    recountFigures(site.project),
  )) as { drift: { counter: string }[] };
  faults.push(...drift.map(({ counter }) => `the figure ${counter} had drifted`));
  if ((await figuresOf(site)) !== figures) faults.push('the figures are others');
  return { manifest, faults, ...restored, shownPictures: await shownPictures(site) };
}

/** Mails that waited come back as failed ones, which other tests look at; all others have to be the same. */
function exceptMails(snapshot: Snapshot): Snapshot {
  const waiting = [...snapshot.keys()].flatMap((name) => {
    const [, collection, id] = name.split('/');
    return collection === collections.outbox ? [id ?? ''] : [];
  });
  heldIds.push(...waiting);
  const left = [collections.outbox, collections.mail, collections.mailLedger].flatMap((name) =>
    heldIds.map((id) => `documents/${pathOf(name, id)}`),
  );
  return new Map([...snapshot].filter(([name]) => !left.includes(name)));
}
const heldIds: string[] = [];

/** Of the dashboard, without what it says about the last proof. */
async function figuresOf({ app }: Site): Promise<string> {
  const {
    provenAt: _,
    lastDrift: __,
    updatedAt: ___,
    ...figures
  } = (await getFirestore(app).doc(documents.overview).get()).data() ?? {};
  return JSON.stringify(sorted(figures));
}
