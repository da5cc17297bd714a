import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { phaseIds } from '../phases/catalogue.ts';
import type { InvestorKind } from './report-lines.ts';

export interface Investment {
  projectId: string;
  /** The offer identifier in its sheet; null if it was offered before there were sheets. */
  offerId: string | null;
  /** The number of the offer among all that ever opened. It never changes. */
  offerNumber: number;
  ownerTaxId: string | null;
  ownerLei: string | null;
  naceSection: string | null;
  userId: string;
  userTaxId: string | null;
  investorKind: InvestorKind | null;
  /** The tax residence; null if it was not declared. */
  country: string | null;
  amountCents: number;
}

/** The start of a day in Spain. */
export const madrid = (day: string) => sql`${day}::timestamp at time zone 'Europe/Madrid'`;

/** What each investor put into the offers that were financed in a year, according to the ledger. */
export async function findInvestments(db: Db, year: number): Promise<Investment[]> {
  const [from, until, lastDay] = [`${year}-01-01`, `${year + 1}-01-01`, `${year}-12-31`];
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with opened as (
      select project_id, row_number() over (order by min("from"), project_id) as offer_number
      from project_phases where phase_id = ${phaseIds.Investment} group by project_id
    ), financed as (
      select project_id from project_phases
      where phase_id = ${phaseIds.Financed} and "from" >= ${madrid(from)} and "from" < ${madrid(until)}
    ), invested as (
      select o.project_id, o.user_id, o.investor_kind, sum(p.amount_cents) as amount_cents
      from orders o
      join financed using (project_id)
      join ledger_entries e on e.cause_id = o.order_id and e.cause in ('order', 'cancellation')
      join ledger_postings p on p.entry_id = e.entry_id and p.account_id = 'escrow:' || o.project_id
      group by 1, 2, 3 having sum(p.amount_cents) > 0
    ), residences as (
      select user_id, country, since, created_at from fiscal_residences
      union all
      select k.user_id, r ->> 'country', (r ->> 'since')::date, (r ->> 'createdAt')::timestamptz
      from kept_records k, jsonb_array_elements(k.data -> 'fiscalResidences') r where k.kind = 'taxDetails'
    )
    select i.project_id, s.offer_id, d.offer_number, i.user_id,
      -- As its record was when the sheet in force was published; sheets of earlier releases did not note it.
      case when n.record ? 'taxId' then n.record ->> 'taxId' else w.tax_id end as owner_tax_id,
      case when n.record ? 'taxId' then n.record ->> 'lei' else w.lei end as lei,
      case when n.record ? 'taxId' then n.record ->> 'naceSection' else w.nace_section end as nace_section,
      coalesce(u.tax_id, (select k.data ->> 'taxId' from kept_records k
        where k.user_id = i.user_id and k.kind = 'identity' limit 1)) as user_tax_id, i.investor_kind, i.amount_cents,
      (select country from residences r where r.user_id = i.user_id and r.since <= ${lastDay}::date
        order by r.since desc, r.created_at desc limit 1) as country
    from invested i
    join opened d using (project_id)
    join users u using (user_id)
    join projects j using (project_id)
    left join sheets s using (project_id)
    left join owners w on w.owner_id = j.promoter_id
    left join lateral (select v.content -> 'ownerRecord' as record from sheet_versions v
      where v.project_id = j.project_id and v.number = j.sheet_version) n on true
    order by d.offer_number, i.user_id, i.investor_kind`);
  return rows.map((row) => ({
    projectId: row.project_id as string,
    offerId: row.offer_id ?? null,
    offerNumber: Number(row.offer_number),
    ownerTaxId: row.owner_tax_id ?? null,
    ownerLei: row.lei ?? null,
    naceSection: row.nace_section ?? null,
    userId: row.user_id as string,
    userTaxId: row.user_tax_id ?? null,
    investorKind: (row.investor_kind ?? null) as InvestorKind | null,
    country: row.country ?? null,
    amountCents: Number(row.amount_cents),
  }));
}
