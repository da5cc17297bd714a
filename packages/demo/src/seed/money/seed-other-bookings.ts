import assert from 'node:assert/strict';
import type { OtherBooking } from '@semilla/contract';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { bookOther } from '@semilla/server/money/commands/book-other.ts';
import type { StatementEntry } from '@semilla/server/payment/statements/bank-statement.ts';
import { bankEntries } from '@semilla/server/schema/bank-entries.ts';
import { inArray } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { actorOf } from '../trail/noted.ts';
import { runCommand } from './run-command.ts';

interface Booked {
  daysAgo: number;
  as: OtherBooking;
  /** The bank's reference of the movement that this one reverses. */
  reverses?: string;
  entry: Pick<StatementEntry, 'amountCents' | 'text'> & { bankReference: string };
  payer?: Pick<StatementEntry, 'counterpartyName' | 'counterpartyAccount'>;
}

const neighbour = {
  counterpartyName: 'Comunidad de Propietarios Olmo 12',
  counterpartyAccount: 'ES7921000813610123456789',
};

/** The movements with their bookings, in the order of their days. */
const booked: readonly Booked[] = [
  {
    daysAgo: 24,
    as: 'thirdParty',
    entry: { amountCents: 18_500, bankReference: '7740000001', text: 'CUOTA GARAJE 2º TRIMESTRE' },
    payer: neighbour,
  },
  {
    daysAgo: 20,
    as: 'sentBack',
    reverses: '7740000001',
    entry: { amountCents: -18_500, bankReference: '7740000002', text: 'DEVOLUCION DE INGRESO ERRONEO' },
    payer: neighbour,
  },
  {
    daysAgo: 17,
    as: 'bankCost',
    entry: { amountCents: -2_420, bankReference: '7740000003', text: 'COMISION EMISION DE TRANSFERENCIAS' },
  },
  {
    daysAgo: 2,
    as: 'bankCost',
    entry: { amountCents: -1_815, bankReference: '7740000004', text: 'COMISION DE MANTENIMIENTO' },
  },
];

/** Two bank fees, and a mistaken payment of a third party that was sent back. */
export function otherMovements(calendar: Calendar): StatementEntry[] {
  return booked.map(({ daysAgo, entry, payer }) => ({
    bookedOn: calendar.day(-daysAgo),
    valueOn: calendar.day(-daysAgo),
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    isReturn: false,
    returnReason: null,
    ...entry,
    ...payer,
  }));
}

/** Books the movements of `otherMovements` as an administrator did; returns the audit entries. */
export async function bookOtherMovements(tx: Db, calendar: Calendar): Promise<Noted[]> {
  const references = booked.map(({ entry }) => entry.bankReference);
  const rows = await tx
    .update(bankEntries)
    .set({ state: 'waiting', doubt: 'unknown' })
    .where(inArray(bankEntries.bankReference, references))
    .returning();
  const rowOf = (reference: string) => {
    const row = rows.find(({ bankReference }) => bankReference === reference);
    assert(row, `The statements have no movement ${reference}.`);
    return row;
  };
  const proposerId = accountId('admin', calendar);
  const noted: Noted[] = [];
  for (const { as, reverses, entry } of booked) {
    const { bankEntryId, bookedOn, doubt } = rowOf(entry.bankReference);
    const command = bookOther({
      actor: actorOf(proposerId),
      bankEntryId,
      as,
      deposit: undefined,
      reversedId: reverses && rowOf(reverses).bankEntryId,
      named: { doubt: doubt ?? undefined, customerName: null, withdrawals: [] },
      proposerId,
    });
    noted.push(
      ...(await runCommand(tx, command, new Date(`${bookedOn}T12:00:00Z`), `booking ${entry.bankReference}`)),
    );
  }
  return noted;
}
