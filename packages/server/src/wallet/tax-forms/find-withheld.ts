import { isSpanishIdNumber, type TaxTreatmentKind } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { correctedTaxOf } from '../../project/distributions/corrected-tax.ts';
import { taxedOn } from '../../project/distributions/taxed-on.ts';

/** The tax withheld from a customer's interest in a project at one rate, with the customer's tax details. */
export interface Withheld {
  taxWithholder: 'platform' | 'promoter';
  promoter: string | null;
  promoterTaxId: string | null;
  userId: string;
  userName: string;
  isClosed: boolean;
  /** From the declared residence, otherwise from the Spanish identity document; null if neither has one. */
  taxNumber: string | null;
  /** The tax residence on the day that decides the tax; null if it was not declared. */
  country: string | null;
  rateHundredths: number;
  /** Why the rate differs from the general tax rate. */
  treatment: TaxTreatmentKind | null;
  grossCents: number;
  taxCents: number;
}

/** Only Spanish identity numbers are tax numbers; the number of a passport or foreign document is not. */
const taxNumberOf = (taxNumber: string | null, documentNumber: string | null) =>
  taxNumber ?? (documentNumber && isSpanishIdNumber(documentNumber) ? documentNumber : null);

const corrected = correctedTaxOf('l');

/**
 * The tax withheld from interest that was due between two days. Interest that was paid before its due day
 * counts on the day it was paid. Corrections until today are included. For closed accounts, the details come
 * from the records that the law requires.
 */
export async function findWithheld(db: Db, from: string, to: string): Promise<Withheld[]> {
  const { rows } = await db.execute<Record<string, string | number | boolean | null>>(sql`
    with residences as (
      select user_id, country, tax_number, since, created_at from fiscal_residences
      union all
      select k.user_id, r ->> 'country', r ->> 'taxNumber', (r ->> 'since')::date, (r ->> 'createdAt')::timestamptz
      from kept_records k, jsonb_array_elements(k.data -> 'fiscalResidences') r where k.kind = 'taxDetails'
    ), lines as (
      select l.user_id, l.project_id, l.gross_cents, ${corrected.taxCents} as tax_cents, ${taxedOn} as taxed_on,
        ${corrected.taxRateHundredths} as rate, ${corrected.taxTreatment} as treatment
      from distribution_lines l join distributions using (distribution_id)
      where l.gross_cents > 0
    ), known as (
      select l.*, r.country, r.tax_number
      from lines l
      left join lateral (select country, tax_number from residences r
        where r.user_id = l.user_id and r.since <= l.taxed_on
        order by r.since desc, r.created_at desc limit 1) r on true
      where l.taxed_on between ${from}::date and ${to}::date and (l.rate > 0 or l.treatment is not null)
    )
    select p.tax_withholder, coalesce(w.legal_name, p.promoter ->> 'name') as promoter,
      coalesce(w.tax_id, p.promoter ->> 'taxId') as promoter_tax_id, k.user_id,
      trim(coalesce(i.data ->> 'name', u.name) || ' ' || coalesce(i.data ->> 'surname', u.surname, '')) as user_name,
      coalesce(k.tax_number, u.tax_id, i.data ->> 'taxId') as tax_number,
      coalesce(u.identification_document_number, i.data ->> 'identificationDocumentNumber') as document_number,
      u.deleted_at is not null as is_closed, k.country, k.rate, k.treatment,
      sum(k.gross_cents)::float8 as gross, sum(k.tax_cents)::float8 as tax
    from known k
    join users u using (user_id)
    join projects p using (project_id)
    left join owners w on w.owner_id = p.promoter_id
    left join lateral (select data from kept_records
      where user_id = k.user_id and kind = 'identity' limit 1) i on true
    group by p.tax_withholder, 2, 3, k.user_id, 5, 6, 7, u.deleted_at, k.country, k.rate, k.treatment
    order by p.tax_withholder, 2, 5, k.user_id, k.rate`);
  return rows.map((row) => ({
    taxWithholder: row.tax_withholder as Withheld['taxWithholder'],
    promoter: row.promoter as string | null,
    promoterTaxId: row.promoter_tax_id as string | null,
    userId: row.user_id as string,
    userName: row.user_name as string,
    isClosed: row.is_closed as boolean,
    taxNumber: taxNumberOf(row.tax_number as string | null, row.document_number as string | null),
    country: row.country as string | null,
    rateHundredths: Number(row.rate),
    treatment: row.treatment as TaxTreatmentKind | null,
    grossCents: Number(row.gross),
    taxCents: Number(row.tax),
  }));
}
