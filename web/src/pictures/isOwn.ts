import { isOwnPicture } from '@selasar/domain/offers';
import { firebaseOptions } from '../data/firebase/config.ts';

export const isOwn = (src: string): boolean => isOwnPicture(src, firebaseOptions.projectId ?? '');
