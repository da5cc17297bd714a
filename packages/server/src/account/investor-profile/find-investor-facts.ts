import {
  type EntryOutcome,
  type EntryState,
  entryStateOf,
  type InvestorKind,
  isWarned,
  thresholdOf,
  type WarnedState,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { fiscalResidences } from '../../schema/fiscal-residences.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { riskAcknowledgements } from '../../schema/risk-acknowledgements.ts';

/** The facts that decide how an investor is treated on a day. */
export interface InvestorFacts {
  kind: InvestorKind;
  kindUntil: string | null;
  /** The id of the investor's latest entry test. */
  entryTestId: string | null;
  entryTest: EntryState;
  entryTestUntil: string | null;
  /** Whether the investor acknowledged the warning that the state of the test requires. */
  isAcknowledged: boolean;
  lossResultCents: number | null;
  lossResultUntil: string | null;
  /** The day on which the investor sent the result of the loss simulation. */
  lossResultOn: string | null;
  thresholdCents: number;
  isResidenceUndeclared: boolean;
}

type Row = Record<'userId', string> &
  Record<
    'kind' | 'kindUntil' | 'entryTestId' | 'outcome' | 'testUntil' | 'resultUntil' | 'resultOn',
    string | null
  > & {
    acknowledged: string[] | null;
    resultCents: string | number | null;
    isResidenceUndeclared: boolean;
  };

function factsOf(row: Row, today: string): InvestorFacts {
  const { outcome, testUntil, acknowledged } = row;
  const latest =
    outcome && testUntil ? { outcome: outcome as EntryOutcome, validUntil: testUntil } : undefined;
  const entryTest = entryStateOf(latest, today);
  const isCurrent = row.resultUntil !== null && row.resultUntil >= today;
  const lossResultCents = isCurrent ? Number(row.resultCents) : null;
  return {
    kind: (row.kind ?? 'non-sophisticated') as InvestorKind,
    kindUntil: row.kindUntil,
    entryTestId: row.entryTestId,
    entryTest,
    entryTestUntil: testUntil,
    isAcknowledged: isWarned(entryTest) && (acknowledged ?? []).includes(entryTest satisfies WarnedState),
    lossResultCents,
    lossResultUntil: isCurrent ? row.resultUntil : null,
    lossResultOn: isCurrent ? row.resultOn : null,
    thresholdCents: thresholdOf(lossResultCents),
    isResidenceUndeclared: row.isResidenceUndeclared,
  };
}

/**
 * The facts of investors on a day, per user. They change only under a lock on the user's row, so they cannot change
 * while the caller holds that lock.
 */
export async function findInvestorFacts(
  db: Db,
  userIds: readonly string[],
  today: string,
): Promise<Map<string, InvestorFacts>> {
  if (!userIds.length) return new Map();
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select wanted.id as "userId", kinds.kind, kinds.valid_until::text as "kindUntil",
      tests.entry_test_id::text as "entryTestId", tests.outcome, tests.valid_until::text as "testUntil",
      (select json_agg(${riskAcknowledgements.about}) from ${riskAcknowledgements}
        where ${riskAcknowledgements.entryTestId} = tests.entry_test_id) as acknowledged,
      results.result_cents as "resultCents", results.valid_until::text as "resultUntil",
      (results.created_at at time zone 'Europe/Madrid')::date::text as "resultOn",
      not exists (select 1 from ${fiscalResidences}
        where ${fiscalResidences.userId} = wanted.id::uuid) as "isResidenceUndeclared"
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as wanted(id)
    left join lateral (select * from ${investorKinds} where ${investorKinds.userId} = wanted.id::uuid
      and ${investorKinds.state} = 'active' and ${investorKinds.validUntil} >= ${today}::date) as kinds on true
    left join lateral (select * from ${entryTests} where ${entryTests.userId} = wanted.id::uuid
      order by ${entryTests.createdAt} desc, ${entryTests.entryTestId} desc limit 1) as tests on true
    left join lateral (select * from ${lossSimulations} where ${lossSimulations.userId} = wanted.id::uuid
      order by ${lossSimulations.createdAt} desc, ${lossSimulations.lossSimulationId} desc limit 1) as results on true`);
  return new Map(rows.map((row) => [row.userId, factsOf(row, today)]));
}
