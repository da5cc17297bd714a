import { type Random, randomFor } from '@semilla/contract/testing';
import { formatDate, maskIban } from '@semilla/format';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import type { bankAccounts } from '@semilla/server/schema/bank-accounts.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { ibanFor } from '../official-numbers.ts';
import type { Folder } from '../papers/folder.ts';
import type { Attempt } from './attempts.ts';

export type BankAccount = typeof bankAccounts.$inferSelect;

export interface Banking {
  accounts: BankAccount[];
  certificates: StoredDocument[];
}

type Judgement = Pick<BankAccount, 'state' | 'errorMessage'>;

const minuteMs = 60_000;
const aliases = [
  'Cuenta nómina',
  'Cuenta de ahorro',
  'Cuenta corriente',
  'Cuenta personal',
  'Cuenta de casa',
];
const businessAliases = ['Cuenta de la empresa', 'Cuenta de tesorería'];
const errors = [
  'El certificado no es legible: súbelo otra vez, entero y sin recortar.',
  'El titular del certificado no coincide con el titular de la cuenta de inversor.',
  'El certificado tiene más de tres meses.',
];

/** The bank's certificate, with the account number masked like on the platform. */
function certificateOf({ user, userName }: Person, account: string, folder: Folder, createdAt: Date) {
  return folder.add({
    key: `certificate ${account}`,
    purpose: 'bank-account-certificate',
    fileName: 'certificado-de-titularidad.pdf',
    uploadedBy: user.userId,
    createdAt,
    title: 'Certificado de titularidad bancaria',
    facts: [
      ['Titular', userName],
      ['Identificación', user.identificationDocumentNumber ?? 'S/D'],
      ['Cuenta', maskIban(account)],
      ['Fecha', formatDate(createdAt)],
    ],
    text: 'La entidad certifica que la persona indicada es titular de la cuenta, que está abierta y operativa a la fecha de este documento.',
  });
}

function judgementOf(random: Random, isMain: boolean, isSettled: boolean): Judgement {
  if (!isSettled) return { state: 'pending', errorMessage: null };
  if (isMain || random.chance(0.6)) return { state: 'valid', errorMessage: null };
  return { state: 'error', errorMessage: random.pick(errors) };
}

function openAccount(person: Person, index: number, from: Date, calendar: Calendar, folder: Folder) {
  const { user } = person;
  const random = randomFor(`bank account ${user.email} ${index}`);
  const createdAt = new Date(
    Math.min(from.getTime(), calendar.now.getTime() - random.integer(90, 900) * minuteMs),
  );
  const judgedAt = new Date(createdAt.getTime() + random.integer(120, 2_000) * minuteMs);
  const account = ibanFor(user.nationality, random);
  const certificate = certificateOf(person, account, folder, createdAt);
  const isSettled = judgedAt < calendar.now;
  const judgement = judgementOf(random, index === 0, isSettled);
  const row: BankAccount = {
    bankAccountId: demoId(`bank account ${user.email} ${index}`, createdAt),
    userId: user.userId,
    alias: random.pick(user.kind === 'company' ? businessAliases : aliases),
    account,
    documentId: certificate.documentId,
    main: index === 0,
    ...judgement,
    validSince: judgement.state === 'valid' ? judgedAt : null,
    validatedByTwo: judgement.state === 'valid',
    createdAt,
    updatedAt: isSettled ? judgedAt : createdAt,
    deletedAt: null,
    version: 1,
  };
  return { row, certificate };
}

/** The bank accounts of a customer. Only approved customers and some with a pending verification have any. */
function accountsOf(person: Person, attempts: readonly Attempt[], calendar: Calendar, folder: Folder) {
  const random = randomFor(`banking ${person.user.email}`);
  const last = attempts.at(-1);
  if (!last) return [];
  const from = new Date(last.updatedAt.getTime() + random.integer(10, 1_200) * minuteMs);
  if (last.status !== 'Approved') {
    // A customer who must resubmit an image can continue with other steps; the account then waits for an administrator.
    if (last.status !== 'Completed' && last.status !== 'Resubmission') return [];
    const recently = new Date(calendar.now.getTime() - random.integer(60, 3_000) * minuteMs);
    const { row, certificate } = openAccount(person, 0, recently, calendar, folder);
    return [
      {
        row: { ...row, state: 'pending', errorMessage: null, updatedAt: row.createdAt } as const,
        certificate,
      },
    ];
  }
  const first = openAccount(person, 0, from, calendar, folder);
  if (!random.chance(0.16)) return [first];
  const secondAt = new Date(from.getTime() + random.next() * (calendar.now.getTime() - from.getTime()));
  return [first, openAccount(person, 1, secondAt, calendar, folder)];
}

export function allAccounts(
  people: readonly Person[],
  attempts: readonly Attempt[][],
  calendar: Calendar,
  folder: Folder,
): Banking {
  const all = people.flatMap((person, index) => accountsOf(person, attempts[index] ?? [], calendar, folder));
  return {
    accounts: all.map(({ row }) => row),
    certificates: all.map(({ certificate }) => certificate),
  };
}
