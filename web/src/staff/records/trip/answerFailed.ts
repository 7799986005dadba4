import { createContext } from 'react';

/** Called when an answer was not sent: its text is still in the box, so the inbox must not go on to the next guest. */
export const AnswerFailed = createContext(() => {});
