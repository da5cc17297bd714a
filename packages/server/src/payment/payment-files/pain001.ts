import { decimalFromCents } from '@semilla/contract';
import { create } from 'xmlbuilder2';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
export const nameMax = 70;
const remittanceMax = 140;

export interface CreditTransfer {
  amountCents: number;
  holderName: string;
  /** The IBAN without spaces. */
  account: string;
  /** The text that the payee sees before the reference. */
  concept: string;
  reference: string;
}

export interface TransferOrder {
  /** Identifies the file; the bank refuses a second file with the same id. */
  messageId: string;
  createdAt: Date;
  /** The day on which the bank should pay. */
  executeOn: string;
  debtor: { holder: string; account: string };
  /** How the bank knows who sends the file: in Spain the NIF and the suffix of its contract, 12 characters. */
  initiator: string | undefined;
  transfers: readonly CreditTransfer[];
}

/** Letters that have no base letter without accent, and how banks write them. */
const written: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
};

/** The text with only the characters that all SEPA banks accept; empty if none of its letters can be written. */
export function sepaText(text: string, max: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => written[letter] ?? '');
  const accepted = plain.replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ');
  return accepted.replace(/\s+/g, ' ').trim().slice(0, max).trim();
}

const partyOf = (name: string, id?: string) => ({
  Nm: sepaText(name, nameMax),
  ...(id && { Id: { OrgId: { Othr: { Id: id } } } }),
});
const accountOf = (account: string) => ({ Id: { IBAN: account } });

function transferOf({ amountCents, holderName, account, concept, reference }: CreditTransfer) {
  return {
    PmtId: { EndToEndId: reference },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': decimalFromCents(amountCents) } },
    Cdtr: partyOf(holderName),
    CdtrAcct: accountOf(account),
    RmtInf: { Ustrd: sepaText(`${concept} ${reference}`, remittanceMax) },
  };
}

/** Writes a file of credit transfers for a bank (ISO 20022, pain.001.001.09). */
export function pain001(order: TransferOrder): string {
  const { messageId, createdAt, executeOn, debtor, initiator, transfers } = order;
  const sender = partyOf(debtor.holder, initiator);
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: decimalFromCents(transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
  const initiation = {
    GrpHdr: {
      MsgId: messageId,
      CreDtTm: createdAt.toISOString(),
      ...sums,
      InitgPty: sender,
    },
    PmtInf: {
      PmtInfId: messageId,
      PmtMtd: 'TRF',
      // Each payment then has its own movement in the statement, so that it can be recognised.
      BtchBookg: 'false',
      ...sums,
      PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
      ReqdExctnDt: { Dt: executeOn },
      Dbtr: sender,
      DbtrAcct: accountOf(debtor.account),
      DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
      ChrgBr: 'SLEV',
      CdtTrfTxInf: transfers.map(transferOf),
    },
  };
  return create({ version: '1.0', encoding: 'UTF-8' })
    .ele(namespace, 'Document')
    .ele({ CstmrCdtTrfInitn: initiation })
    .end();
}
