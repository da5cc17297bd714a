import {
  type Answers,
  civilDateAt,
  type EntryOutcome,
  entryPassMark,
  fixedTexts,
  isPassed,
  questionnaire,
  scoreOf,
  simulationValidUntil,
  testValidUntil,
  weightsOf,
} from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import { acknowledgementNote, testNote } from '@semilla/server/account/entry-tests/test-notes.ts';
import { wholeWarningIn } from '@semilla/server/account/entry-tests/warning-in.ts';
import { simulationNote } from '@semilla/server/account/loss-simulations/simulation-note.ts';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { type EntryTestRow, entryTests } from '@semilla/server/schema/entry-tests.ts';
import { type LossSimulationRow, lossSimulations } from '@semilla/server/schema/loss-simulations.ts';
import {
  type RiskAcknowledgementRow,
  riskAcknowledgements,
} from '@semilla/server/schema/risk-acknowledgements.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { inParts } from '../in-parts.ts';
import { noted } from '../trail/noted.ts';

export interface Suitability {
  tests: EntryTestRow[];
  acknowledgements: RiskAcknowledgementRow[];
  simulations: LossSimulationRow[];
}

const passMarkHundredths = entryPassMark;
const { questions, version } = questionnaire;
const weights = weightsOf(questions, {});

/** The answers of an investor to the entry test. Investors who know little answer at random. */
function answersOf(random: Random, knowsLittle: boolean): Answers {
  return Object.fromEntries(
    questions.map(({ id, options }) => {
      const best = options.toSorted((one, other) => other.points - one.points)[0];
      const drawn = options[random.integer(0, options.length - 1)];
      return [id, ((knowsLittle || random.chance(0.2) ? drawn : best) ?? best)?.id ?? ''];
    }),
  );
}

const failingShare = 0.08;
const simulatingShare = 0.6;
// Younger than two years, so every test in the demo is still valid.
const oldestDays = 700;

function testOf({ user, joinedDaysAgo }: Person, calendar: Calendar): EntryTestRow {
  const random = randomFor(`entry test ${user.email}`);
  const isNamed = user.email.endsWith('@semilla.test');
  const answers = answersOf(random, !isNamed && random.chance(failingShare));
  const scoreHundredths = isNamed
    ? Math.max(7_800, scoreOf(questions, answers, weights))
    : scoreOf(questions, answers, weights);
  const outcome: EntryOutcome = isPassed(scoreHundredths, passMarkHundredths) ? 'passed' : 'failed';
  const createdAt = calendar.ago(Math.min(joinedDaysAgo, oldestDays), 20, 40);
  return {
    entryTestId: demoId(`entry test ${user.email}`, createdAt),
    userId: user.userId,
    outcome,
    questionnaireVersion: version,
    answers,
    weights,
    scoreHundredths,
    passMarkHundredths,
    validUntil: testValidUntil(civilDateAt(createdAt)),
    createdAt,
  };
}

function acknowledgementOf({ entryTestId, userId, createdAt }: EntryTestRow): RiskAcknowledgementRow {
  const at = new Date(createdAt.getTime() + 90_000);
  return {
    riskAcknowledgementId: demoId(`acknowledgement ${entryTestId}`, at),
    userId,
    entryTestId,
    about: 'failed',
    textVersion: fixedTexts.riskOfLoss.version,
    text: wholeWarningIn('es', fixedTexts.riskOfLoss),
    language: 'es',
    createdAt: at,
  };
}

function simulationOf({ user, joinedDaysAgo }: Person, calendar: Calendar): LossSimulationRow {
  const random = randomFor(`loss simulation ${user.email}`);
  const createdAt = calendar.ago(Math.min(joinedDaysAgo, random.integer(5, 330)), 20, 55);
  return {
    lossSimulationId: demoId(`loss simulation ${user.email}`, createdAt),
    userId: user.userId,
    resultCents: random.integer(20, 600) * 10_000,
    validUntil: simulationValidUntil(civilDateAt(createdAt)),
    createdAt,
  };
}

/** Entry tests of verified customers, except those who stopped before it, and loss simulations of most of them. */
export function suitabilityOf(
  people: readonly Person[],
  isVerified: ReadonlySet<string>,
  calendar: Calendar,
): Suitability {
  const customers = people.filter(
    ({ user, stopsBefore }) =>
      (user.role ?? 'user') === 'user' && stopsBefore !== 'tested' && isVerified.has(user.userId),
  );
  const tests = customers.map((person) => testOf(person, calendar));
  return {
    tests,
    acknowledgements: tests.filter(({ outcome }) => outcome === 'failed').map(acknowledgementOf),
    simulations: customers
      .filter(({ user }) => randomFor(`simulates ${user.email}`).chance(simulatingShare))
      .map((person) => simulationOf(person, calendar)),
  };
}

export async function seedSuitability(
  tx: Db,
  { tests, acknowledgements, simulations }: Suitability,
): Promise<void> {
  await inParts(tests, (part) => insertRows(tx, entryTests, part));
  await inParts(acknowledgements, (part) => insertRows(tx, riskAcknowledgements, part));
  await inParts(simulations, (part) => insertRows(tx, lossSimulations, part));
}

export function trailOfSuitability({ tests, acknowledgements, simulations }: Suitability): Noted[] {
  return [
    ...tests.map((row) => noted(row.createdAt, row.userId, testNote(row))),
    ...acknowledgements.map((row) => noted(row.createdAt, row.userId, acknowledgementNote(row))),
    ...simulations.map((row) => noted(row.createdAt, row.userId, simulationNote(row))),
  ];
}
