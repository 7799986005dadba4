import { publicListLimit } from '@selasar/domain/core';
import type { OfferSource } from '@selasar/domain/offers';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';

/** Without a cache: public pages follow nothing live. */
export const firestoreSource: OfferSource = {
  list: async (name, featured) => {
    const items = collection(await firestore(), name);
    const { docs } = await getDocs(
      featured === undefined
        ? query(items, limit(publicListLimit))
        : query(items, where('featured', '==', true), limit(featured)),
    );
    return docs.map((found) => ({ id: found.id, data: found.data() }));
  },
  find: async (name, id) => {
    const found = await getDoc(doc(await firestore(), name, id));
    return found.exists() ? { id: found.id, data: found.data() } : undefined;
  },
};
