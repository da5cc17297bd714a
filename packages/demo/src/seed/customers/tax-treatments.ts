import { addMonths, civilDateAt, type TaxTreatmentKind } from '@semilla/contract';
import { formatDate, formatPercent } from '@semilla/format';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { StoredDocument } from '@semilla/server/misc/documents/queries.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { type TaxTreatmentRow, taxTreatments } from '@semilla/server/schema/tax-treatments.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { Folder } from '../papers/folder.ts';
import { noted } from '../trail/noted.ts';

export interface TaxTreatments {
  rows: TaxTreatmentRow[];
  certificates: StoredDocument[];
}

interface Treated {
  person: Person;
  kind: TaxTreatmentKind;
  rateHundredths: number;
  reason: string;
}

const oldestDays = 600;
const hourMs = 3_600_000;

const named = (people: readonly Person[], address: string) =>
  people.find(({ user }) => user.email.startsWith(`${address}@`));

/** A customer who lives in Mexico; the treaty rate is 10 %. */
export const treatyResident = (people: readonly Person[]) => named(people, 'olivia.ashworth');

function treatedAmong(people: readonly Person[]): Treated[] {
  const company = named(people, 'cantabrica.inversiones');
  const resident = treatyResident(people);
  return [
    ...(company
      ? [
          {
            person: company,
            kind: 'exemptEntity' as const,
            rateHundredths: 0,
            reason: 'Certificado de exención de la obligación de retener.',
          },
        ]
      : []),
    ...(resident
      ? [
          {
            person: resident,
            kind: 'treaty' as const,
            rateHundredths: 1_000,
            reason: 'Certificado de residencia del convenio con México.',
          },
        ]
      : []),
  ];
}

function treatmentOf(
  { person: { user, joinedDaysAgo }, kind, rateHundredths, reason }: Treated,
  calendar: Calendar,
  folder: Folder,
) {
  const proposedAt = calendar.ago(Math.min(joinedDaysAgo, oldestDays), 10, 15);
  const createdAt = new Date(proposedAt.getTime() + hourMs);
  const fromDate = civilDateAt(proposedAt);
  const toDate = addMonths(fromDate, 36);
  const proposedById = accountId('admin2', calendar);
  const certificate = folder.add({
    key: `tax treatment ${user.email}`,
    purpose: 'tax-treatment-certificate',
    fileName: 'certificado-fiscal.pdf',
    uploadedBy: proposedById,
    createdAt: proposedAt,
    title: 'Certificado fiscal',
    facts: [
      ['Titular', [user.name, user.surname].filter(Boolean).join(' ')],
      ['Tipo de retención', formatPercent(rateHundredths)],
      ['Válido', `${formatDate(fromDate)} – ${formatDate(toDate)}`],
    ],
    text: 'La administración tributaria certifica que al titular se le aplica el tipo indicado sobre los intereses que percibe.',
  });
  const row: TaxTreatmentRow = {
    taxTreatmentId: demoId(`tax treatment ${user.email}`, createdAt),
    userId: user.userId,
    kind,
    rateHundredths,
    fromDate,
    toDate,
    documentId: certificate.documentId,
    reason,
    proposedById,
    approvedById: accountId('admin', calendar),
    createdAt,
  };
  return { row, certificate };
}

/** An exempt company and a resident of Mexico, with their certificates. */
export function taxTreatmentsOf(
  people: readonly Person[],
  calendar: Calendar,
  folder: Folder,
): TaxTreatments {
  const all = treatedAmong(people).map((treated) => treatmentOf(treated, calendar, folder));
  return { rows: all.map(({ row }) => row), certificates: all.map(({ certificate }) => certificate) };
}

export async function seedTaxTreatments(tx: Db, { rows, certificates }: TaxTreatments): Promise<void> {
  await insertRows(tx, documents, certificates);
  await insertRows(tx, taxTreatments, rows);
}

export const trailOfTaxTreatments = ({ rows }: TaxTreatments): Noted[] =>
  rows.map(({ createdAt, proposedById, taxTreatmentId, userId, kind, rateHundredths, fromDate, toDate }) =>
    noted(createdAt, proposedById ?? undefined, {
      action: 'tax-treatment.create',
      subjectType: 'tax-treatment',
      subjectId: taxTreatmentId,
      personId: userId,
      after: { kind, rateHundredths, fromDate, toDate },
    }),
  );
