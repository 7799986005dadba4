import { act, render, screen } from '@testing-library/react';
import { collections } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { WithFirebase } from '../../../testing/WithFirebase.tsx';
import { useFeedProblems } from '../../calendar/feeds.ts';
import { useTransferTerms } from '../../offers/transferTerms.ts';
import { useCrew } from '../../crew/crew.ts';
import { useStats } from '../../stats.ts';
import { beginSession, endSession } from '../lifetime.ts';
import { lastSyncedAt } from '../live/connection.ts';
import { offlineForThisFile, put } from '../testing/offlineStore.ts';

offlineForThisFile();

/** A document that need not exist, one that must be known, and a list. */
function Views() {
  const [figures, terms, crew] = [useStats(), useTransferTerms(), useCrew()];
  const names = crew.status === 'success' ? crew.data.map(({ name }) => name).join() : crew.status;
  return <p>{`figures ${figures.status}, terms ${terms.status}, crew ${names}`}</p>;
}

const text = () => screen.queryByText(/^figures/)?.textContent;

it('offline shows what the client has, and waits for what only the server knows', async () => {
  put(collections.crew, 'one', 1, { name: 'Nyoman' });
  render(<Views />, { wrapper: WithFirebase });
  await screen.findByText(/Nyoman/);
  expect(text()).toBe('figures success, terms loading, crew Nyoman');
});

it('an empty list does not pass for an answer of the server', async () => {
  const before = lastSyncedAt();
  const Problems = () => <p>{`problems ${useFeedProblems().status}`}</p>;
  render(<Problems />, { wrapper: WithFirebase });
  await screen.findByText('problems success');
  expect(lastSyncedAt()).toBe(before);
});

it('shows nothing once the session has ended, not even to the next one', async () => {
  put(collections.crew, 'two', 2, { name: 'Komang' });
  render(<Views />, { wrapper: WithFirebase });
  await screen.findByText(/Nyoman,Komang|Komang,Nyoman/);
  act(endSession);
  expect(text()).toBeUndefined();
  act(beginSession);
  expect(text()).toBeUndefined();
});

it('lists a driver without a name, too', async () => {
  put(collections.crew, 'nameless', 3, { phone: '+62 812 3456 7890' });
  function Damaged() {
    const crew = useCrew();
    const found = crew.status === 'success' ? crew.data.filter(({ damage }) => damage) : [];
    return <p>{found.map(({ id, damage }) => `${id}: ${damage?.missing.includes('name')}`)}</p>;
  }
  render(<Damaged />, { wrapper: WithFirebase });
  expect(await screen.findByText(/nameless: true/)).toBeTruthy();
});
