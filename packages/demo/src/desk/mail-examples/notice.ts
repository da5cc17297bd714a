import { letterOf } from '@semilla/server/money/notices/letter-of.ts';
import type { Notice } from '@semilla/server/project/notices/notice.ts';
import type { ExampleValues, MailExample } from './example-values.ts';

export const userId = '01890a5d-ac96-774b-bcce-b302099a8057';
export const projectId = '01890a5d-ac96-774b-bcce-b302099a8058';

export type Deposit = Parameters<typeof letterOf>[2];

/** The mail for a notice. */
export function notice(
  of: (given: ExampleValues) => Notice,
  variant?: string,
  depositAccount?: Deposit,
): MailExample {
  return { ...(variant && { variant }), write: (to, given) => letterOf(of(given), to, depositAccount) };
}

export const inProject = ({ project }: ExampleValues) => ({ userId, projectId, projectName: project });
