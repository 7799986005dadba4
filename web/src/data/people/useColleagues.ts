import { limit, where } from 'firebase/firestore';
import { useWatchedList } from '../firebase/reactfire/useWatchedList.ts';
import { personCollection } from './usePeople.ts';

/** More than the staff will ever number. */
const most = 100;

/** Everyone with a staff role; for admins. */
export const useColleagues = () =>
  useWatchedList(personCollection, where('role', 'in', ['staff', 'admin']), limit(most));
