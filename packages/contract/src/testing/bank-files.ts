export interface FileEntry {
  bookedOn: string;
  valueOn: string;
  /** Negative if the money left the account. */
  amountCents: number;
  bankReference: string | null;
  reference: string | null;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  text: string;
  /** Whether a payment came back. */
  isReturn?: boolean;
  /** ISO 20022 code. */
  returnReason?: string | null;
  /** The transactions of a batch, if the bank books them as one entry. */
  parts?: FileEntry[];
}

export interface FileStatement {
  account: string;
  from: string;
  to: string;
  openingCents: number;
  closingCents: number;
  entries: FileEntry[];
}

const sumOf = (entries: readonly FileEntry[]) =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);
const yymmdd = (day: string) => day.replaceAll('-', '').slice(2);
const digits = (value: number, length: number) => String(Math.abs(value)).padStart(length, '0');
const sign = (cents: number) => (cents < 0 ? '1' : '2');

/** The text of a transfer received, in the columns that the booklet fixes: first the sender, then what they wrote. */
const textsOfTransfer = (name: string, text: string) => [
  `01${name.slice(0, 66)}`,
  `03${' '.repeat(8)}${text.slice(0, 68)}`,
  ...(text.length > 68 ? [`04${text.slice(68, 140)}`] : []),
];

const textsOf = (text: string) =>
  [text.slice(0, 76), text.slice(76, 152)].filter(Boolean).map((part) => `01${part}`);

function norma43Entry(entry: FileEntry): string[] {
  const { amountCents, bookedOn, valueOn, bankReference, counterpartyName, text, isReturn } = entry;
  const document = (bankReference ?? '').padStart(10, '0').slice(0, 10);
  const sender = amountCents > 0 && !isReturn ? counterpartyName : null;
  const transfer = amountCents < 0 || sender ? '04' : '02';
  const concept = isReturn ? '14' : transfer;
  return [
    `22    0418${yymmdd(bookedOn)}${yymmdd(valueOn)}${concept}067${sign(amountCents)}${digits(amountCents, 14)}${document}${'0'.repeat(12)}`.padEnd(
      80,
    ),
    ...(sender ? textsOfTransfer(sender, text) : textsOf(text)).map((part) => `23${part}`.padEnd(80)),
  ];
}

/** The lines of a file in the format Norma 43. */
export function norma43Lines(statements: readonly FileStatement[]): string[] {
  const lines = statements.flatMap(({ account, from, to, openingCents, closingCents, entries }) => {
    const [bank, office, number] = [account.slice(4, 8), account.slice(8, 12), account.slice(14)];
    const place = `${bank}${office}${number}`;
    const of = (isDebit: boolean) => entries.filter(({ amountCents }) => amountCents < 0 === isDebit);
    const totals = (isDebit: boolean) => `${digits(of(isDebit).length, 5)}${digits(sumOf(of(isDebit)), 14)}`;
    return [
      `11${place}${yymmdd(from)}${yymmdd(to)}${sign(openingCents)}${digits(openingCents, 14)}9783SEMILLA`.padEnd(
        80,
      ),
      ...entries.flatMap(norma43Entry),
      `33${place}${totals(true)}${totals(false)}${sign(closingCents)}${digits(closingCents, 14)}978`.padEnd(
        80,
      ),
    ];
  });
  return [...lines, `88${'9'.repeat(18)}${digits(lines.length, 6)}`.padEnd(80)];
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

export const norma43File = (lines: readonly string[], name = 'extracto.n43') =>
  new File([latin1(`${lines.join('\r\n')}\r\n`)], name, { type: 'text/plain' });

const decimal = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const side = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Version = '02' | '08';

function camtDetails(entry: FileEntry, version: Version, isPart: boolean): string {
  const { amountCents, bankReference, counterpartyName, counterpartyAccount, reference, text } = entry;
  const role = amountCents < 0 ? 'Cdtr' : 'Dbtr';
  const name = escaped(counterpartyName ?? '');
  const named = version === '08' ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`;
  const amount = `<Amt Ccy="EUR">${decimal(amountCents)}</Amt>`;
  const direction = `<CdtDbtInd>${side(amountCents)}</CdtDbtInd>`;
  const own = version === '08' ? `${amount}${direction}` : `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>`;
  const part = `${bankReference ? `<Refs><AcctSvcrRef>${bankReference}</AcctSvcrRef></Refs>` : ''}${own}`;
  const reason = entry.returnReason ? `<Rsn><Cd>${entry.returnReason}</Cd></Rsn>` : '';
  const returned = reason || (isPart && entry.isReturn) ? `<RtrInf>${reason}</RtrInf>` : '';
  return `<TxDtls>${isPart ? part : ''}<RltdPties>
${counterpartyName ? `<${role}>${named}</${role}>` : ''}${counterpartyAccount ? `<${role}Acct><Id><IBAN>${counterpartyAccount}</IBAN></Id></${role}Acct>` : ''}
</RltdPties><RmtInf>${text ? `<Ustrd>${escaped(text)}</Ustrd>` : ''}${reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf>
${returned}
</TxDtls>`;
}

/** The code of SEPA credit transfers, received or sent. */
const transferCode = (cents: number) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${cents < 0 ? 'ICDT' : 'RCDT'}</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>`;

function camtEntry(entry: FileEntry, version: Version): string {
  const { amountCents, bankReference, bookedOn, isReturn, parts, valueOn } = entry;
  const details = (parts ?? [entry]).map((part) => camtDetails(part, version, parts !== undefined));
  const counted = parts ? `<Btch><NbOfTxs>${parts.length}</NbOfTxs></Btch>` : '';
  return `<Ntry><Amt Ccy="EUR">${decimal(amountCents)}</Amt><CdtDbtInd>${side(amountCents)}</CdtDbtInd>${isReturn ? '<RvslInd>true</RvslInd>' : ''}
<Sts>${version === '08' ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${valueOn}</Dt></ValDt>
${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}${transferCode(amountCents)}<NtryDtls>${counted}${details.join('\n')}</NtryDtls></Ntry>`;
}

/** One entry for several transactions of a day, as banks book a batch. */
export function batchOf(parts: FileEntry[], bankReference: string | null = null): FileEntry {
  const [first] = parts;
  if (!first) throw new Error('A batch has transactions.');
  return { ...first, amountCents: sumOf(parts), bankReference, isReturn: false, parts };
}

const balance = (code: string, cents: number, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(cents)}</Amt><CdtDbtInd>${side(cents)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

/** A file in the format camt.053. */
export function camt053Text(statements: readonly FileStatement[], version: Version = '08'): string {
  const body = statements.map(
    ({
      account,
      from,
      to,
      openingCents,
      closingCents,
      entries,
    }) => `<Stmt><Id>1</Id><CreDtTm>${to}T23:59:59</CreDtTm>
<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', openingCents, from)}${balance('CLBD', closingCents, to)}
${entries.map((entry) => camtEntry(entry, version)).join('\n')}</Stmt>`,
  );
  const header = '<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-01-01T00:00:00</CreDtTm></GrpHdr>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${header}${body.join('\n')}</BkToCstmrStmt></Document>`;
}

export const camt053File = (text: string, name = 'extracto.xml') =>
  new File([text], name, { type: 'application/xml' });
