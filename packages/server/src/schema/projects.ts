import { deliveryFeePeriods, taxWithholders, untaxedGrounds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isAtMost, isBetween, isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';
import { owners } from './owners.ts';
import { phases } from './phases.ts';
import { projectTypes } from './project-types.ts';
import { users } from './users.ts';

export interface StoredParty {
  name: string;
  taxId: string | null;
  website: string | null;
  description: string | null;
  /** Missing in projects stored before it existed. */
  descriptionEn?: string | null;
}

const day = (name: string) => date(name, { mode: 'string' });

export const projects = pgTable(
  'projects',
  {
    projectId: id('project_id'),
    name: text('name').notNull(),
    direction: text('direction').notNull(),
    phaseId: uuid('phase_id')
      .notNull()
      .references(() => phases.phaseId),
    projectTypeId: uuid('project_type_id')
      .notNull()
      .references(() => projectTypes.projectTypeId),
    country: text('country').notNull(),
    managerId: uuid('manager_id').references(() => users.userId),
    url: text('url').notNull(),
    dateStart: day('date_start'),
    dateEnd: day('date_end'),
    startedAt: day('started_at'),
    financingAmountCents: cents('financing_amount_cents').notNull(),
    /**
     * The amount, the number of investors and the percentage; only the code that writes the ledger changes
     * them.
     */
    amountInvestedCents: cents('amount_invested_cents').notNull().default(0),
    investorNumber: integer('investor_number').notNull().default(0),
    percentageInvestedHundredths: integer('percentage_invested_hundredths')
      .notNull()
      .generatedAlwaysAs(
        sql`((amount_invested_cents * 20000 + financing_amount_cents) / (2 * financing_amount_cents))::integer`,
      ),
    /** Last day to cancel an order after the project reached its full amount; null while money is missing. */
    fullySubscribedUntil: day('fully_subscribed_until'),
    /**
     * How many places on the waiting list can be filled. Places that wait for a confirmation do not count.
     */
    waitingNumber: integer('waiting_number').notNull().default(0),
    /** The number of the last place on the waiting list. */
    lastPlaceNumber: integer('last_place_number').notNull().default(0),
    /** How many wishes of preinvestors wait for the allocation. */
    wishNumber: integer('wish_number').notNull().default(0),
    /** The published version of the sheet; 0 if the project was offered before the platform had sheets, see decision 036. */
    sheetVersion: integer('sheet_version'),
    /** Whether part B(c) of the published sheet promises a full refund if the target is not reached. */
    refundBelowTarget: boolean('refund_below_target').notNull().default(false),
    /** Days after the deadline to accept less than the target, if part B(c) allows it. After them everything is refunded. */
    partialDays: integer('partial_days'),
    /** Last day to correct the error in the sheet of a suspended offer. */
    suspendedUntil: day('suspended_until'),
    durationMonths: integer('duration_months').notNull(),
    targetProfitabilityHundredths: integer('target_profitability_hundredths').notNull(),
    minimumInvestmentCents: cents('minimum_investment_cents').notNull(),
    maxInvestorNumber: integer('max_investor_number'),
    showInvestorNumber: boolean('show_investor_number').notNull().default(true),
    withdrawMoneyFinanced: boolean('withdraw_money_financed').notNull().default(false),
    cancellationFeeHundredths: integer('cancellation_fee_hundredths').notNull().default(0),
    managerFeeHundredths: integer('manager_fee_hundredths').notNull().default(0),
    deliveryFeePeriod: text('delivery_fee_period', { enum: deliveryFeePeriods }).notNull(),
    taxWithholder: text('tax_withholder', { enum: taxWithholders }),
    untaxedGround: text('untaxed_ground', { enum: untaxedGrounds }),
    preinvestorMaxNumber: integer('preinvestor_max_number'),
    preinvestorDateEnd: day('preinvestor_date_end'),
    preinvestorDepositCents: cents('preinvestor_deposit_cents'),
    preinvestorAmountCents: cents('preinvestor_amount_cents'),
    /** Unused since the table `payout_accounts` exists; removed in the next version. */
    destinationBankAccount: text('destination_bank_account'),
    private: boolean('private').notNull().default(false),
    promoter: jsonb('promoter').$type<StoredParty>(),
    guaranteeAgent: jsonb('guarantee_agent').$type<StoredParty>(),
    /** The owner records; null in projects that opened before the table `owners` existed. */
    promoterId: uuid('promoter_id').references(() => owners.ownerId),
    guaranteeAgentId: uuid('guarantee_agent_id').references(() => owners.ownerId),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    uniqueIndex('projects_url_unique').on(sql`lower(${table.url})`),
    index('projects_name_search').using('gin', sql`searchable(${table.name}) gin_trgm_ops`),
    index('projects_url_search').using('gin', sql`lower(${table.url}) gin_trgm_ops`),
    index('projects_phase_index').on(table.phaseId, table.createdAt),
    index('projects_type_index').on(table.projectTypeId),
    index('projects_manager_index').on(table.managerId),
    index('projects_country_index').on(table.country),
    index('projects_created_index').on(table.createdAt, table.projectId),
    index('projects_url_index').on(table.url, table.projectId),
    index('projects_date_start_index').on(table.dateStart, table.projectId),
    index('projects_date_end_index').on(table.dateEnd, table.projectId),
    index('projects_started_index').on(table.startedAt, table.projectId),
    index('projects_financing_index').on(table.financingAmountCents, table.projectId),
    index('projects_profitability_index').on(table.targetProfitabilityHundredths, table.projectId),
    index('projects_minimum_index').on(table.minimumInvestmentCents, table.projectId),
    index('projects_duration_index').on(table.durationMonths, table.projectId),
    index('projects_promoter_index').on(table.promoterId),
    index('projects_guarantee_agent_index').on(table.guaranteeAgentId),
    index('projects_name_order').on(sortKey(table.name), table.projectId),
    check('projects_financing_positive', sql`${table.financingAmountCents} > 0`),
    check(
      'projects_invested_within',
      sql`${table.amountInvestedCents} between 0 and ${table.financingAmountCents}`,
    ),
    check(
      'projects_minimum_within',
      sql`${table.minimumInvestmentCents} between 1 and ${table.financingAmountCents}`,
    ),
    check('projects_duration_positive', sql`${table.durationMonths} between 1 and 600`),
    check('projects_profitability_range', sql`${table.targetProfitabilityHundredths} between 0 and 9999`),
    check('projects_cancellation_range', sql`${table.cancellationFeeHundredths} between 0 and 9999`),
    check('projects_manager_fee_range', sql`${table.managerFeeHundredths} between 0 and 9999`),
    check('projects_end_after_start', sql`${table.dateEnd} >= ${table.dateStart}`),
    check('projects_preinvestors_before_end', sql`${table.preinvestorDateEnd} <= ${table.dateEnd}`),
    isBetween('projects_investors_range', table.maxInvestorNumber, 1, 1_000_000),
    isBetween('projects_preinvestors_range', table.preinvestorMaxNumber, 1, 1_000_000),
    check('projects_preinvestor_deposit_range', sql`${table.preinvestorDepositCents} >= 0`),
    check('projects_preinvestor_amount_range', sql`${table.preinvestorAmountCents} >= 0`),
    isOneOf('projects_delivery_period_known', table.deliveryFeePeriod, deliveryFeePeriods),
    isOneOf('projects_tax_withholder_known', table.taxWithholder, taxWithholders),
    isOneOf('projects_untaxed_ground_known', table.untaxedGround, untaxedGrounds),
    check('projects_country_form', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check(
      'projects_destination_form',
      sql`${table.destinationBankAccount} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'`,
    ),
    isAtMost('projects_name_length', table.name, 120),
    isAtMost('projects_direction_length', table.direction, 200),
    isAtMost('projects_url_length', table.url, 80),
    check('projects_url_letters', sql`${table.url} ~ '^[A-Za-z0-9-]+$'`),
  ],
);
