import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

if (getApps().length === 0) initializeApp();

/** The database, with the rights of the server: rules do not apply. */
export const db = getFirestore();
