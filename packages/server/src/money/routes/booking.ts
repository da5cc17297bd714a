import { type BankEntry, type BookingReason, type Cents, cents } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { CallContext } from '../../kit/http/route.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { approvedAlone, leftAlone } from '../commands/approved-alone.ts';
import type { Command, Context } from '../engine/command.ts';
import type { MoneyLook } from '../engine/with-second-person.ts';
import type { World } from '../engine/world.ts';
import type { EntryFacts } from '../matching/match-entry.ts';

export type Booker = Pick<CallContext<SignedIn>, 'actor' | 'caller' | 'db'>;

/** A movement, and whose it is in the opinion of staff. */
export interface Chosen {
  entry: BankEntryRow;
  facts: EntryFacts;
  userId: string;
  /** The withdrawal whose payment came back. */
  transactionId?: string | undefined;
  /** Whether it is another deposit than the one of this amount that was approved by hand. */
  isAnother?: boolean | undefined;
  why?: string | undefined;
}

export interface Booking {
  look: Omit<MoneyLook, 'isNeeded'>;
  /** Why a second person must approve it; empty if one person may. */
  reasons(world: World, context: Context): BookingReason[];
  build(): Command<BankEntry>;
}

interface BookingNeeds {
  reasonsOf(booking: Booking): BookingReason[];
  leftToday: Cents;
}

/** What bookings take of the caller, asked before they decide. */
export function findNeeds(
  { executor }: FastifyInstance,
  { actor, caller }: Booker,
  bookings: readonly Booking[],
): Promise<BookingNeeds> {
  const deciderId = caller.userId;
  const beneficiaries = bookings.flatMap(({ look }) => look.beneficiaryId ?? []);
  return executor.preview({
    actor,
    needs: {
      transactions: bookings.flatMap(({ build }) => build().needs.transactions ?? []),
      approvedAmounts: [deciderId, ...beneficiaries].map((customerId) => ({ customerId, deciderId })),
    },
    decide(world, context) {
      const reasons = new Map(bookings.map((booking) => [booking, booking.reasons(world, context)]));
      const approved = approvedAlone(world, context, { amountCents: 0, userId: deciderId, deciderId });
      return {
        answer: {
          reasonsOf: (booking) => reasons.get(booking) ?? [],
          leftToday: cents(leftAlone(approved)),
        },
        effects: {},
      };
    },
  });
}
