import { createContext } from 'react';

/** What a page that comes from the server says of itself. */
export interface ServedPage {
  /** 'https://www.example.com', without a slash at the end. */
  readonly origin: string;
  /** When the server drew it (milliseconds). What shows a time shows this one first, as the server did. */
  readonly renderedAt: number;
}

export const Served = createContext<ServedPage>({ origin: '', renderedAt: 0 });

/** On the server, takes the status that the page is answered with; a component that finds nothing says 404. */
export const AnswerStatus = createContext<(status: number) => void>(() => undefined);

/** On the server, takes the files of the parts that the page has and whose code waits: see early/part.tsx. */
export const DrawnParts = createContext<(file: string) => void>(() => undefined);
