import type { BankEntry } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Actor } from '../../kit/change/actor.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import { nameMax, sepaText } from '../../payment/payment-files/pain001.ts';
import { bankEntryAnswer } from '../../payment/statements/bank-entry-answer.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { Command, Context, Decision } from '../engine/command.ts';
import { type Effects, mergeEffects } from '../engine/effects.ts';
import { orderOfEntry, type World } from '../engine/world.ts';
import { bookAsOwn } from './book-as-own.ts';
import { noteNamed } from './book-entry.ts';
import { type NamedByBank, noteDoubts } from './book-other.ts';

interface SendBack {
  actor: Actor;
  bankEntryId: string;
  /** The movement whose sender account gets the money. */
  payeeEntryId: string;
  named: NamedByBank;
}

/** Books a waiting movement as third-party money; leaves it unchanged if it is already booked as such. */
function receive(context: Context, entry: BankEntryRow, { named }: SendBack): Effects {
  if (entry.state === 'booked') {
    if (entry.bookedAs !== 'thirdParty') throw new ApiError('payment.entry_not_open');
    if (entry.sentBackById) throw new ApiError('payment.already_sent_back');
    return {};
  }
  // Staff must first say which outgoing movement this return belongs to.
  if (entry.isReturn) throw new ApiError('payment.entry_not_open');
  const effects = bookAsOwn(context, entry, 'thirdParty');
  return { ...effects, audit: noteDoubts(effects, entry, named) };
}

function noteOf({ bankEntryId, amountCents }: BankEntryRow, payee: BankEntryRow): AuditNote[] {
  const note: AuditNote = {
    action: 'bank-entry.send-back',
    subjectType: 'bank-entry',
    subjectId: bankEntryId,
    after: { amountCents },
  };
  return noteNamed({ audit: [note] }, payee, undefined);
}

function decide(world: World, context: Context, request: SendBack): Decision<BankEntry> {
  const entry = world.bankEntries.get(request.bankEntryId);
  const payee = world.bankEntries.get(request.payeeEntryId);
  if (!entry || !payee) throw new NotFound();
  if (entry.state === 'new') throw new ApiError('payment.entry_not_matched');
  if (entry.amountCents <= 0) throw new ApiError('payment.entry_not_incoming');
  const received = receive(context, entry, request);
  if (orderOfEntry(world, entry.bankEntryId)) throw new ApiError('payment.already_ordered');
  const { counterpartyAccount, counterpartyName } = payee;
  if (counterpartyAccount === null || sepaText(counterpartyName ?? '', nameMax) === '')
    throw new ApiError('payment.entry_no_payee');
  const paymentOrderId = context.newId();
  const [after = entry] = received.bankEntries ?? [];
  return {
    answer: bankEntryAnswer(after, {
      userName: request.named.customerName,
      transactionId: null,
      sendingBack: { paymentOrderId, paymentFileId: null, fileNumber: null },
    }),
    effects: mergeEffects([
      received,
      {
        paymentOrders: [
          {
            paymentOrderId,
            purpose: 'sendBack',
            bankEntryId: entry.bankEntryId,
            payeeEntryId: payee.bankEntryId,
            projectId: null,
            payoutAccountId: null,
            adminId: null,
            amountCents: entry.amountCents,
            state: 'waiting',
            paidById: null,
            createdAt: context.now,
          },
        ],
        audit: noteOf(entry, payee),
      },
    ]),
  };
}

/** Orders that the next payment file sends the money of a movement back to the account it came from. */
export function sendBack(request: SendBack): Command<BankEntry> {
  const { actor, bankEntryId, payeeEntryId } = request;
  return {
    actor,
    needs: { bankEntries: [...new Set([bankEntryId, payeeEntryId])] },
    decide: (world, context) => decide(world, context, request),
  };
}
