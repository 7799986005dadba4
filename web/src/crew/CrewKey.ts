import { createContext } from 'react';

export const CrewKey = createContext('');
