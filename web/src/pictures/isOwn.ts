import { isOwnPicture } from '@selasar/domain';
import { firebaseOptions } from '../data/firebase/config.ts';

/** Whether a picture is ours to show: a file of the site, or one that was uploaded to its project. */
export const isOwn = (src: string): boolean => isOwnPicture(src, firebaseOptions.projectId ?? '');
