import { initializeApp } from 'firebase/app';
import { firebaseOptions } from './config.ts';

export const app = initializeApp(firebaseOptions);
