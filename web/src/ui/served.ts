import { createContext } from 'react';

export interface ServedPage {
  /** 'https://www.example.com', without a slash at the end. */
  readonly origin: string;
  /** In milliseconds. Components that show a time show this one first, as the server did. */
  readonly renderedAt: number;
}

export const Served = createContext<ServedPage>({ origin: '', renderedAt: 0 });

/** On the server, sets the status of the answer. */
export const AnswerStatus = createContext<(status: number) => void>(() => undefined);

export const RenderedIslands = createContext<(file: string) => void>(() => undefined);

/** The same for parts that an island opens: their files load with the islands, which do not wait for them. */
export const OpenedParts = createContext<(file: string) => void>(() => undefined);
