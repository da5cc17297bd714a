import { cents, type WaitingPlace } from '@semilla/contract';
import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';

interface Joined {
  projectName: string;
  userName: string;
  position: number | null;
  investedCents: number | null;
}

/** A place on a waiting list as the API returns it. */
export function waitingPlaceAnswer(own: WaitingPlaceRow, joined: Joined): WaitingPlace {
  const { amountCents, given, earlier: _, number: __, ...same } = own;
  const { investedCents, ...names } = joined;
  return {
    ...same,
    ...names,
    amount: cents(amountCents),
    sheetVersion: given.sheetVersion ?? null,
    investedAmount: investedCents === null ? null : cents(investedCents),
  };
}
