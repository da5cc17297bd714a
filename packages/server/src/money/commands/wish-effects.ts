import { depositsOf, walletOf } from '../../ledger/accounts.ts';
import { newEntry } from '../../ledger/new-entry.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Context } from '../engine/command.ts';
import type { Effects } from '../engine/effects.ts';
import { walletLines } from '../engine/wallet-lines.ts';
import type { LedgerProject } from '../engine/world.ts';

type Whose = Pick<WishRow, 'wishId' | 'projectId' | 'userId'>;

/** Moves an amount from a wallet to the project's deposits; a negative amount moves it back. */
export function moveDeposit(
  context: Context,
  { wishId, projectId, userId }: Whose,
  walletId: string,
  amountCents: number,
): Pick<Effects, 'entries' | 'transactions'> {
  if (!amountCents) return {};
  const entry = newEntry(context, { cause: 'wish', causeId: wishId }, [
    [walletOf(userId), -amountCents],
    [depositsOf(projectId), amountCents],
  ]);
  const line = {
    type: amountCents > 0 ? 'withdraw' : 'income',
    issuerName: 'project_order',
    amountCents: Math.abs(amountCents),
    entryId: entry.entryId,
  } as const;
  return {
    entries: [entry],
    transactions: walletLines(context, { orderId: null, projectId, userId }, walletId, [line]),
  };
}

/** Changes the number of open wishes in the project. */
export function withWishes(ledgerProject: LedgerProject, change: number): LedgerProject {
  const { project } = ledgerProject;
  return { ...ledgerProject, project: { ...project, wishNumber: project.wishNumber + change } };
}
