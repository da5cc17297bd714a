/**
 * Goal: money in Norma 43 is booked by itself only if the bank prints the holder's name as the sender. Method: layouts of the text
 * records by the booklet and by banks, each with the customer and with a stranger as the sender, and the customer's reference.
 */

import { walletReference } from '@semilla/contract';
import { norma43Lines } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { parseStatements } from '../../payment/statements/parse-statements.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { type EntryFacts, matchEntry, type Payer } from './match-entry.ts';

const lucia: Payer = { userId: 'lucia', userName: 'Lucía Ferrer Soler', isClosed: false, ownsAccount: false };
const facts: EntryFacts = {
  byReference: lucia,
  byAccount: undefined,
  holderIds: [],
  named: undefined,
  order: undefined,
  isSent: false,
  isReturned: false,
  accounts: new Map(),
  unproven: [],
};
const reference = walletReference('00000000-0000-4000-8000-4f2a90c1b7d3');

/** What the platform does with a credit that has these text records: `deposit`, or why it waits. */
function outcomeOf(texts: readonly string[], concept: string): string {
  const [head = '', entry = '', ...rest] = norma43Lines([statementOf([entryOf({ amountCents: 25_000 })])]);
  const records = texts.map((text, index) => `230${index + 1}${text}`.padEnd(80));
  const lines = [head, `${entry.slice(0, 22)}${concept}${entry.slice(24)}`, ...records, ...rest];
  const counted = lines.map((line) =>
    line.startsWith('88')
      ? `${line.slice(0, 20)}${String(lines.length - 1).padStart(6, '0')}`.padEnd(80)
      : line,
  );
  const { statements } = parseStatements(Buffer.from(counted.join('\r\n'), 'latin1'));
  const [read] = statements.flatMap(({ entries }) => entries);
  const match = matchEntry(read as BankEntryRow, facts);
  return match.kind === 'doubt' ? match.doubt : match.kind;
}

const stranger = 'PEDRO LADRON SANCHEZ';
const [transfer, income] = ['04', '02'];
const concept = `        ${reference}`;
const columns = (...parts: [text: string, width: number][]) =>
  parts.map(([text, width]) => text.padEnd(width)).join('');
const behalf = (name: string) => columns(['REF123', 35], [name, 41]);

type Layout = [title: string, texts: (name: string) => string[], concept?: string];

/** Layouts that name the sender. */
const named: Layout[] = [
  ['booklet', (name) => [name, '', concept]],
  ['booklet, with the code of the sender', (name) => [columns([name, 66], ['12345678Z', 10]), '', concept]],
  ['booklet, with the reference of the sender', (name) => [name, 'NOTPROVIDED', concept]],
  ['booklet, with purpose codes', (name) => [name, '', `SALASUPP${reference}`]],
  [
    'booklet, concept in two records',
    (name) => [
      name,
      '',
      columns(['', 8], ['PARA LA HUERTA', 55], [reference.slice(0, 5), 5]),
      reference.slice(5),
    ],
  ],
  ['booklet, reference in groups', (name) => [name, '', `        ${reference.replace(/.{4}/g, '$& ')}`]],
  ['booklet, with information of the bank', (name) => [name, '', concept, '', 'OFICINA 0813']],
  ['booklet, sender pays for themselves', (name) => [name, behalf(name), concept]],
  ['booklet, two holders', (name) => [`JUAN GIL MORA Y ${name}`, '', concept]],
  ['booklet, two spaces inside the name', (name) => [name.replace(' ', '  '), '', concept]],
  ['booklet, with a title', (name) => [`D. ${name}`, '', concept]],
  ['Sabadell, name in columns 5 to 42', (name) => [columns([name, 38], ['TRANSFERENCIA', 38]), reference]],
  ['Sabadell, only the name', (name) => [name, reference]],
  ['Sabadell, TRANSFERENC.', (name) => [`TRANSFERENC. ${name}`, reference]],
  [
    'Sabadell, TRANSFERENC. DE in two fields',
    (name) => [columns(['TRANSFERENC. DE', 35], [name, 41]), reference],
  ],
  ['Sabadell, NOMBRE DEL ORDENANTE', (name) => [`NOMBRE DEL ORDENANTE ${name}`, reference]],
  ['Sabadell, ORDENANTE DE LA TRANSFERENCIA', (name) => [`ORDENANTE DE LA TRANSFERENCIA ${name}`, reference]],
  ['name and tax number', (name) => [columns([name, 35], ['12345678Z', 41]), reference]],
  ['name that touches the tax number', (name) => [`${name} 12345678Z`, reference]],
  ['TRANSFERENCIA in 14 columns', (name) => [columns(['TRANSFERENCIA', 14], [name, 62]), reference]],
  ['TRANSF. SEPA in 14 columns', (name) => [columns(['TRANSF. SEPA', 14], [name, 62]), reference]],
  ['TRANSFERENCIA DE', (name) => [`TRANSFERENCIA DE ${name}`, reference], income],
  ['TRANSFERENCIA INMEDIATA DE', (name) => [`TRANSFERENCIA INMEDIATA DE ${name}`, reference]],
  ['TRANSFERENCIA RECIBIDA DE', (name) => [`TRANSFERENCIA RECIBIDA DE: ${name}`, reference]],
  ['ABONO POR TRANSFERENCIA DE', (name) => [`ABONO POR TRANSFERENCIA DE ${name}`, reference]],
  ['TRANSF. A SU FAVOR', (name) => [`TRANSF. A SU FAVOR ${name}`, reference]],
  ['TRF. INST.', (name) => [`TRF. INST. ${name}`, reference]],
  ['ORDENANTE', (name) => [`ORDENANTE: ${name}`, reference]],
  ['name, then a comma and CONCEPTO', (name) => [`TRANSFERENCIA DE ${name}, CONCEPTO`, reference]],
  ['name in small letters', (name) => [`Transferencia de ${name.toLowerCase()}`, reference]],
];

/** Layouts in which the name is what somebody wrote, or is not the sender's alone. */
const unsure: Layout[] = [
  ['cash at the counter', () => ['INGRESO EN EFECTIVO OFICINA 0813', reference], income],
  ['cash, with what the payer says', (name) => [`INGRESO EN EFECTIVO ${name}`, reference], income],
  ['a name with cash', (name) => [name, reference], income],
  ['cash, with DE', (name) => [`DE ${name}`, reference], income],
  ['cash, with ORDENANTE', (name) => [`ORDENANTE: ${name}`, reference], income],
  ['a cheque', (name) => [`INGRESO CHEQUE ${name}`, reference]],
  ['no text but the reference', () => [reference]],
  ['a label without a name', () => ['TRANSFERENCIA RECIBIDA', reference]],
  ['the name beside the reference', (name) => [`${name} ${reference}`]],
  ['a label, the name and the reference in one record', (name) => [`TRANSFERENCIA DE ${name} ${reference}`]],
  [
    'a reference that begins beside the name',
    (name) => [columns([`TRANSFERENCIA DE ${name}`, 70], [reference.slice(0, 6), 6]), reference.slice(6)],
  ],
  ['the name in a later record', (name) => ['TRANSFERENCIA', `ORDENANTE: ${name}`, reference]],
  [
    'the name in the concept',
    (name) => ['TRANSFERENCIA', '', `        TRANSFERENCIA DE ${name} ${reference}`],
  ],
  ['money sent to the name', (name) => [`TRANSFERENCIA A ${name}`, reference]],
];

describe('[L49] a credit in Norma 43', () => {
  it.each(named)(
    'is the customer’s if it comes from them, and no one else’s: %s',
    (_, texts, code = transfer) => {
      expect(outcomeOf(texts('LUCIA FERRER SOLER'), code)).toBe('deposit');
      expect(outcomeOf(texts(stranger), code)).toBe('otherPayer');
    },
  );

  it.each(unsure)('waits if the sender is not certain: %s', (_, texts, code = transfer) => {
    for (const name of ['LUCIA FERRER SOLER', stranger])
      expect(outcomeOf(texts(name), code)).toBe('noSender');
  });

  it.each<[string, string[]]>([
    ['in the column of the booklet', ['LUCIA FERRER SOLER', behalf(stranger), concept]],
    ['in the text', ['TRANSFERENCIA DE LUCIA FERRER SOLER', `${reference} POR CUENTA DE ${stranger}`]],
    ['shortened', ['TRANSFERENCIA DE LUCIA FERRER SOLER', `P.CTA. DE ${stranger}`, reference]],
    ['of the customer by a stranger', [stranger, behalf('LUCIA FERRER SOLER'), concept]],
  ])('waits if it is on behalf of another person: %s', (_, texts) => {
    expect(outcomeOf(texts, transfer)).toBe('otherPayer');
  });

  it('has Ñ as 165 in some files', () => {
    const texts = ['MARIA PE\u00a5A GIL', '', concept];
    const ofMaria = { ...lucia, userName: 'María Peña Gil' };
    facts.byReference = ofMaria;
    expect(outcomeOf(texts, transfer)).toBe('deposit');
    facts.byReference = lucia;
  });
});
