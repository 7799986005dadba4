import { collections, company, documents, isStaffRole, staffRoles } from '@selasar/domain/core';
import { type NoticePace, readNoticeSettings, readOwnNotices } from '@selasar/domain/mail';
import { userProfileSchema } from '@selasar/domain/people';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';
import type { Notice } from './noticeOf.ts';

/** Whoever is mailed what happens. */
export interface Listener {
  /** A uid, or the company. */
  to: string;
  email: string;
  pace: Exclude<NoticePace, 'never'>;
}

export const theCompany: Listener = { to: 'company', email: company.email, pace: 'atOnce' };

const users = db.collection(collections.users);

/** More than the staff will ever number. */
const most = 100;

const colleagues = async () =>
  (await users.where('role', 'in', staffRoles).limit(most).get()).docs.flatMap(
    (profile) => choiceOf(profile) ?? [],
  );

const profileSchema = userProfileSchema.pick({ email: true, role: true, notices: true });

/** Undefined for a person who wants no mails, or has left. */
function choiceOf(profile: DocumentSnapshot) {
  const { data } = profileSchema.safeParse(profile.data());
  const { pace, ...kinds } = readOwnNotices(data?.notices);
  if (!data || !isStaffRole(data.role) || pace === 'never') return undefined;
  return { kinds, listener: { to: profile.id, email: data.email, pace } };
}

export async function listenersTo(kind: Notice['kind']): Promise<Listener[]> {
  const [settings, staff] = await Promise.all([
    db.doc(documents.noticeSettings).get(),
    colleagues(),
  ]);
  const own = staff.filter(({ kinds }) => kinds[kind]).map(({ listener }) => listener);
  return readNoticeSettings(settings.data())[kind] ? [theCompany, ...own] : own;
}

export const morningListeners = async (): Promise<Listener[]> =>
  (await colleagues()).map(({ listener }) => listener).filter(({ pace }) => pace === 'morning');

export const listenerOf = async (to: string): Promise<Listener | undefined> =>
  to === theCompany.to ? theCompany : choiceOf(await users.doc(to).get())?.listener;
