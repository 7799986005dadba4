/* oxlint-disable react-hooks/rules-of-hooks, react/hooks -- `try` skips no hook: reactfire throws after its last one. */
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase/firestore';
import { useFirestoreCollectionData, useFirestoreDoc, useSigninCheck } from 'reactfire';
import type {
  ObservableStatus,
  SigninCheckResult,
  SignInCheckOptionsClaimsObject,
} from 'reactfire';
import { useKept } from './kept.ts';

/**
 * What a hook of reactfire returns. It declares a status for an error of its listener, but throws it while rendering, which
 * would replace the page by an error message.
 */
export type Status<Found> = Partial<Pick<ObservableStatus<Found>, 'data' | 'error'>>;

const failed = (error: unknown): { error: Error } => ({ error: error as Error });

/** useFirestoreDocData would not tell a document that is missing from one that is not in the cache. */
export function useDocumentStatus(source: DocumentReference): Status<DocumentSnapshot> {
  useKept();
  try {
    return useFirestoreDoc(source);
  } catch (error) {
    return failed(error);
  }
}

export function useListStatus<Item>(source: Query<Item>): Status<Item[]> {
  useKept();
  try {
    return useFirestoreCollectionData(source);
  } catch (error) {
    return failed(error);
  }
}

/** Whether the token has these claims: now, and after each sign-in, sign-out and refresh. */
export function useClaimsStatus(
  requiredClaims: SignInCheckOptionsClaimsObject['requiredClaims'],
): Status<SigninCheckResult> {
  useKept();
  try {
    return useSigninCheck({ requiredClaims });
  } catch (error) {
    return failed(error);
  }
}
