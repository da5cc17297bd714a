import { randomFor } from '@semilla/contract/testing';
import { residenceNote } from '@semilla/server/account/fiscal-residences/residence-note.ts';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import {
  type CompanyDeclarationRow,
  companyDeclarations,
} from '@semilla/server/schema/company-declarations.ts';
import { type FiscalResidenceRow, fiscalResidences } from '@semilla/server/schema/fiscal-residences.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { noted } from '../trail/noted.ts';
import { treatyResident } from './tax-treatments.ts';

const oldestDays = 300;

export interface TaxDetails {
  residences: FiscalResidenceRow[];
  companies: CompanyDeclarationRow[];
}

const mexico = { country: 'MX', taxNumber: 'XEXX010101000' };

function residenceOf(
  { user, joinedDaysAgo }: Person,
  calendar: Calendar,
  isInMexico: boolean,
): FiscalResidenceRow {
  const createdAt = calendar.ago(Math.min(joinedDaysAgo, oldestDays), 19, 25);
  const random = randomFor(`fiscal residence ${user.email}`);
  return {
    fiscalResidenceId: demoId(`fiscal residence ${user.email}`, createdAt),
    userId: user.userId,
    country: user.nationality ?? 'ES',
    taxNumber: user.taxId ?? user.identificationDocumentNumber ?? '12345678Z',
    since: `${random.integer(2005, 2022)}-01-01`,
    ...(isInMexico && mexico),
    createdAt,
  };
}

function companyOf({ user, joinedDaysAgo }: Person, calendar: Calendar): CompanyDeclarationRow {
  const createdAt = calendar.ago(Math.min(joinedDaysAgo, oldestDays), 19, 35);
  const name = user.legalRepresentativeName ?? 'Carmen Soto Rey';
  const share = randomFor(`company of ${user.email}`).integer(26, 100) * 100;
  return {
    companyDeclarationId: demoId(`company declaration ${user.email}`, createdAt),
    userId: user.userId,
    beneficialOwners: [{ name, country: user.nationality ?? 'ES', share }],
    representatives: [{ name, documentNumber: user.identificationDocumentNumber ?? '12345678Z' }],
    createdAt,
  };
}

/** The fiscal residences of the verified customers, and the declarations of the companies among them. */
export function taxDetailsOf(
  people: readonly Person[],
  isVerified: ReadonlySet<string>,
  calendar: Calendar,
): TaxDetails {
  const customers = people.filter(
    ({ user }) => (user.role ?? 'user') === 'user' && isVerified.has(user.userId),
  );
  const inMexico = treatyResident(people);
  return {
    residences: customers.map((person) => residenceOf(person, calendar, person === inMexico)),
    companies: customers
      .filter(({ user }) => user.kind === 'company')
      .map((person) => companyOf(person, calendar)),
  };
}

export async function seedTaxDetails(tx: Db, { residences, companies }: TaxDetails): Promise<void> {
  await insertRows(tx, fiscalResidences, residences);
  await insertRows(tx, companyDeclarations, companies);
}

export function trailOfTaxDetails({ residences, companies }: TaxDetails): Noted[] {
  return [
    ...residences.map((row) => noted(row.createdAt, row.userId, residenceNote(row))),
    ...companies.map(({ createdAt, userId, companyDeclarationId, ...after }) =>
      noted(createdAt, userId, {
        action: 'company-declaration.create',
        subjectType: 'company-declaration',
        subjectId: companyDeclarationId,
        personId: userId,
        after,
      }),
    ),
  ];
}
