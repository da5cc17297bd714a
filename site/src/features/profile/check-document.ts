import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkDocument =
  (accountId: string) =>
  ({ file }: { file: File | null }) =>
    problemsOf(v1.accountDocuments.create.body, { accountId, file });
