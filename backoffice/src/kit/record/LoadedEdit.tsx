import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { LoadedRecord } from './LoadedRecord.tsx';

/** The page of an edited record after the first loading. Must be inside `EditBase`. */
export function LoadedEdit({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  return <LoadedRecord {...{ record, error, refetch }}>{children}</LoadedRecord>;
}
