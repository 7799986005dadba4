import { isOwnPicture } from '@selasar/domain';
import { firebaseOptions } from '../data/firebase/config.ts';

/** Whether a picture is our own: a file of the site, or an upload to its project. */
export const isOwn = (src: string): boolean => isOwnPicture(src, firebaseOptions.projectId ?? '');
