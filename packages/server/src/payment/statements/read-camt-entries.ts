import { formatDate } from '@semilla/format';
import { z } from 'zod';
import { type StatementEntry, StatementProblem } from './bank-statement.ts';
import { camtAmount, camtDate, camtFlag, camtSide, maybe, signedCents } from './camt-values.ts';
import { writtenIn } from './references-in.ts';
import { withBehalf } from './sender-in.ts';

/**
 * The codes by which a bank says that a payment came back, was cancelled or was undone: those of ISO 20022, and in a bank's own codes
 * the common concept of Norma 43 or the SWIFT code for returned items.
 */
const returnCode = z.union([
  z.object({
    Domn: z.object({
      Fmly: z.object({
        SubFmlyCd: z.enum(['RRTN', 'RPCR', 'ARET', 'AREV', 'UPDD', 'RCDD', 'PRDD', 'UPCQ', 'CQRV']),
      }),
    }),
  }),
  z.object({ Prtry: z.object({ Cd: z.string().regex(/^(?:(?:14|98)\d{3}$|N?RTI\b)/) }) }),
]);
/** Version 02 gives the name directly, version 08 inside a party. */
const party = z
  .object({ Nm: z.string().optional(), Pty: z.object({ Nm: z.string().optional() }).optional() })
  .transform(({ Nm, Pty }) => Nm ?? Pty?.Nm);

/** The first number within an identification; not a day or a place of birth. */
function firstNumber(found: unknown): string | undefined {
  if (typeof found === 'string') return found;
  if (typeof found !== 'object' || !found) return undefined;
  const { DtAndPlcOfBirth: _birth, ...others } = found as Record<string, unknown>;
  return Object.values(others).map(firstNumber).find(Boolean);
}

/** Some banks identify those for whom others pay by a number alone. */
const ultimateParty = z.unknown().transform((found) => {
  const { Id, Pty } = (found ?? {}) as { Id?: unknown; Pty?: { Id?: unknown } };
  return party.safeParse(found).data ?? firstNumber(Id) ?? firstNumber(Pty?.Id);
});

const accountOf = z.object({ Id: z.object({ IBAN: z.string().optional() }) }).transform(({ Id }) => Id.IBAN);

const details = z.object({
  Refs: maybe(
    z.object({
      InstrId: z.string().optional(),
      EndToEndId: z.string().optional(),
      AcctSvcrRef: z.string().optional(),
    }),
  ),
  Amt: camtAmount.optional(),
  CdtDbtInd: camtSide.optional(),
  AmtDtls: maybe(z.object({ TxAmt: maybe(z.object({ Amt: camtAmount.optional() })) })),
  RltdPties: maybe(
    z.object({
      Dbtr: party.optional(),
      UltmtDbtr: ultimateParty.optional(),
      DbtrAcct: accountOf.optional(),
      Cdtr: party.optional(),
      CdtrAcct: accountOf.optional(),
    }),
  ),
  RmtInf: maybe(
    z.object({
      Ustrd: z.array(z.string()).default([]),
      Strd: z
        .array(
          maybe(
            z.object({
              CdtrRefInf: maybe(z.object({ Ref: z.string().optional() })),
              AddtlRmtInf: z.array(z.string()).default([]),
            }),
          ),
        )
        .default([]),
    }),
  ),
  RtrInf: z.unknown().optional(),
  AddtlTxInf: z.string().optional(),
  BkTxCd: z.unknown().optional(),
});

const batch = maybe(z.object({ NbOfTxs: z.string().regex(/^\d+$/).optional() }));
const entry = z.object({
  Amt: camtAmount,
  CdtDbtInd: camtSide,
  RvslInd: camtFlag.default(false),
  BkTxCd: z.unknown().optional(),
  Sts: z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]),
  BookgDt: camtDate,
  ValDt: camtDate.optional(),
  AcctSvcrRef: z.string().optional(),
  NtryRef: z.string().optional(),
  AddtlNtryInf: z.string().optional(),
  NtryDtls: z
    .array(maybe(z.object({ Btch: batch, TxDtls: z.array(maybe(details)).default([]) })))
    .default([]),
});

type Details = z.output<typeof details>;
type Entry = z.output<typeof entry>;

/** The ISO code of the reason for a return. A bank's own text does not count. */
const reasonOfReturn = z.object({ Rsn: z.object({ Cd: z.string().regex(/^[A-Z0-9]{4}$/) }) });

const orNull = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || null;

/** Whether the bank says of an entry, or of one of its transactions, that it returns a payment. */
const isReturnOf = (found: Entry, ...all: (Details | undefined)[]) =>
  found.RvslInd ||
  all.some((detail) => detail?.RtrInf !== undefined) ||
  [found, ...all].some((part) => returnCode.safeParse(part?.BkTxCd).success);

/** The counterparty of a movement. Some banks report the parties of a returned payment as in the original payment. */
function counterpartyOf(
  parties: Details['RltdPties'],
  { ownAccount, isIncoming }: { ownAccount: string; isIncoming: boolean },
): Pick<StatementEntry, 'counterpartyName' | 'counterpartyAccount'> {
  const isSender = isIncoming && parties?.DbtrAcct?.replace(/\s/g, '') !== ownAccount;
  return {
    counterpartyName: orNull(isSender ? parties?.Dbtr : parties?.Cdtr),
    counterpartyAccount: orNull(isSender ? parties?.DbtrAcct : parties?.CdtrAcct),
  };
}

/** For whom the sender of a transfer pays, if that is somebody else. */
const behalfOf = (parties: Details['RltdPties']) =>
  parties?.UltmtDbtr === parties?.Dbtr ? null : orNull(parties?.UltmtDbtr);

interface Position {
  detail: Details | undefined;
  amountCents: number;
  bankReference: string | null;
}

function asEntry(
  found: Entry,
  { detail, amountCents, bankReference }: Position,
  ownAccount: string,
): StatementEntry {
  const { Refs, RltdPties, RmtInf, RtrInf } = detail ?? {};
  const isReturn = isReturnOf(found, detail);
  const reason = RtrInf === undefined ? undefined : reasonOfReturn.safeParse(RtrInf).data;
  const structured = RmtInf?.Strd.find((part) => part?.CdtrRefInf?.Ref)?.CdtrRefInf?.Ref;
  const endToEnd = Refs?.EndToEndId === 'NOTPROVIDED' ? undefined : Refs?.EndToEndId;
  const additional = RmtInf?.Strd.flatMap((part) => part?.AddtlRmtInf ?? []) ?? [];
  const texts = [...(RmtInf?.Ustrd ?? []), ...additional, detail?.AddtlTxInf, found.AddtlNtryInf];
  const text = orNull([...new Set(texts)].filter(Boolean).join(' ')) ?? '';
  return {
    bookedOn: found.BookgDt,
    valueOn: found.ValDt ?? found.BookgDt,
    amountCents,
    bankReference,
    // A return names the original payment in one of these, and may have a reference of its own in another.
    reference: orNull(
      [structured, endToEnd, Refs?.InstrId].find((one) => writtenIn(one ?? null)) ?? structured ?? endToEnd,
    ),
    ...counterpartyOf(RltdPties, { ownAccount, isIncoming: amountCents >= 0 }),
    text: amountCents > 0 && !isReturn ? withBehalf(text, behalfOf(RltdPties)) : text,
    isReturn,
    returnReason: reason?.Rsn.Cd ?? null,
  };
}

/**
 * Keeps a batch as one movement if the bank does not give the amount of each transaction. It names nobody, because the money may
 * belong to several customers.
 */
function asUndivided(found: Entry, amountCents: number, isReturn: boolean): StatementEntry {
  const { AcctSvcrRef, AddtlNtryInf, BookgDt, NtryRef, ValDt } = found;
  const text = orNull(AddtlNtryInf) ?? '';
  return {
    bookedOn: BookgDt,
    valueOn: ValDt ?? BookgDt,
    amountCents,
    bankReference: orNull(AcctSvcrRef ?? NtryRef),
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: writtenIn(text) ? '' : text,
    isReturn,
    returnReason: null,
  };
}

interface Given {
  currency: string;
  ownAccount: string;
  /** The number of the statement in the file, starting at 1. */
  statement: number;
  /** The statement's period; `from` is empty if the file does not give it. */
  from: string;
  to: string;
}

const amountOf = (detail: Details | undefined) => detail?.Amt ?? detail?.AmtDtls?.TxAmt?.Amt;

/** One movement for each transaction of a batch; undefined if the amounts do not add up to that of the batch. */
function divided(
  found: Entry,
  amountCents: number,
  all: readonly (Details | undefined)[],
  { currency, ownAccount }: Given,
): StatementEntry[] | undefined {
  const shared = orNull(found.AcctSvcrRef ?? found.NtryRef) ?? '';
  const positions = all.flatMap((detail, index) => {
    const Amt = amountOf(detail);
    if (Amt?.['@Ccy'] !== currency) return [];
    const cents = signedCents({ Amt, CdtDbtInd: detail?.CdtDbtInd ?? found.CdtDbtInd });
    const bankReference = orNull(detail?.Refs?.AcctSvcrRef) ?? `${shared}/${index + 1}`;
    return cents === undefined ? [] : { detail, amountCents: cents, bankReference };
  });
  const sum = positions.reduce((total, position) => total + position.amountCents, 0);
  if (positions.length !== all.length || sum !== amountCents) return undefined;
  return positions.map((position) => asEntry(found, position, ownAccount));
}

/** The movements of an entry: one, or one for each transaction of a batch. Undefined if they do not add up. */
function movementsOf(found: Entry, amountCents: number, given: Given): StatementEntry[] | undefined {
  const all = found.NtryDtls.flatMap((part) => part?.TxDtls ?? []);
  const counted = found.NtryDtls.reduce((sum, part) => sum + Number(part?.Btch?.NbOfTxs ?? 0), 0);
  const isReturn = isReturnOf(found, ...all);
  if (counted > Math.max(1, all.length)) return [asUndivided(found, amountCents, isReturn)];
  if (all.length > 1) {
    const isDivided = all.some((detail) => amountOf(detail) !== undefined);
    return isDivided ? divided(found, amountCents, all, given) : [asUndivided(found, amountCents, isReturn)];
  }
  const bankReference = orNull(found.AcctSvcrRef ?? found.NtryRef);
  return [asEntry(found, { detail: all[0], amountCents, bankReference }, given.ownAccount)];
}

interface ReadEntries {
  /** The booked movements, without pending ones and those of zero, which move nothing. */
  entries: StatementEntry[];
  /** The amount of each entry, including pending ones. */
  amounts: { cents: number; isDebit: boolean }[];
}

/**
 * Reads the entries of a statement. Refuses the first one that cannot be read, is in another currency or outside the period, or
 * has transactions that do not add up.
 */
export function readCamtEntries(raw: readonly unknown[], given: Given): ReadEntries {
  const read: ReadEntries = { entries: [], amounts: [] };
  const { currency, from, statement, to } = given;
  for (const [index, item] of raw.entries()) {
    const place = { statement, entry: index + 1 };
    const fail = (): never => {
      throw new StatementProblem('statement_entry', place);
    };
    const found = entry.safeParse(item).data ?? fail();
    const amountCents = signedCents(found) ?? fail();
    const { Amt, BookgDt: day, CdtDbtInd, Sts } = found;
    if (Amt['@Ccy'] !== currency)
      throw new StatementProblem('statement_entry_currency', {
        ...place,
        currency: Amt['@Ccy'],
        expected: currency,
      });
    read.amounts.push({ cents: Math.abs(amountCents), isDebit: CdtDbtInd === 'DBIT' });
    if (Sts !== 'BOOK') continue;
    if (day < from || day > to)
      throw new StatementProblem('statement_entry_outside', {
        ...place,
        day: formatDate(day),
        from: from ? formatDate(from) : '',
        to: formatDate(to),
      });
    const movements = movementsOf(found, amountCents, given) ?? fail();
    read.entries.push(...movements.filter((movement) => movement.amountCents !== 0));
  }
  return read;
}
