import { investorKindTextsVersion, v1 } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { findKindOn } from '../src/account/investor-kinds/queries.ts';
import { users } from '../src/schema/users.ts';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';

export const { path: kindsUrl } = v1.investorKinds.create;

export const attested = {
  textsVersion: investorKindTextsVersion,
  attestsCriteria: true,
  attestsAwareness: true,
  attestsTruth: true,
};

/** A request that meets two of the three criteria of a person. */
export const sophisticated = {
  kind: 'sophisticated',
  income: '60000.00',
  professionalMonths: 12,
  ...attested,
};

/** A request of a company, with its document. */
export const professional = {
  kind: 'professional',
  professionalCategory: 'large',
  document: fileOf(buildPdf('Cuentas de 2025'), 'cuentas.pdf'),
  ...attested,
};

export const askForKind = (caller: Caller, body: object = sophisticated) => caller.post(kindsUrl, { body });

export const sendKindRequest = (caller: Caller, given: object = {}) =>
  caller.post(kindsUrl, { form: formOf({ ...professional, ...given }) });

export const decideKind = (caller: Caller, id: string, body: object) =>
  caller.patch(`${kindsUrl}/${id}`, { body });

export const kindOn = async ({ db, userId }: Caller, day: string) => (await findKindOn(db, userId, day)).kind;

export async function makeCompany({ db, userId }: Caller): Promise<void> {
  await db
    .update(users)
    .set({ kind: 'company', surname: null, legalRepresentativeName: 'Marta Gil Roca' })
    .where(eq(users.userId, userId));
}
