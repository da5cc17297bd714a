import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { verificationDeliveries } from '@semilla/server/schema/verification-deliveries.ts';
import { verificationSessions } from '@semilla/server/schema/verification-sessions.ts';
import { choice, decisionFor, type OutcomeWord } from '../../simulator/outcomes.ts';
import { createSessionStore, type SimulatedSession } from '../../simulator/sessions.ts';
import { simulatorPath } from '../../simulator/simulator-access.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import type { Attempt } from './attempts.ts';
import { verificationId } from './verifications.ts';

export interface IdentitySessions {
  sessions: (typeof verificationSessions.$inferInsert)[];
  /** Messages that the provider has already sent. */
  deliveries: (typeof verificationDeliveries.$inferInsert)[];
}

interface Unfinished {
  person: Person;
  attempt: Attempt;
  verification: string;
  stage: SimulatedSession['stage'];
  /** The provider's latest outcome, if any. */
  came?: OutcomeWord;
}

const stages: Partial<Record<Attempt['status'], Pick<Unfinished, 'stage' | 'came'>>> = {
  Started: { stage: 'created' },
  Progress: { stage: 'started' },
  Completed: { stage: 'review', came: 'review' },
  Resubmission: { stage: 'created', came: 'resubmission_requested' },
};

const sessionMs = 7 * 86_400_000;
const firstPollMs = 5 * 60_000;

function unfinishedOf(people: readonly Person[], attempts: readonly Attempt[][]): Unfinished[] {
  return people.flatMap((person, index) => {
    const own = attempts[index] ?? [];
    const attempt = own.at(-1);
    const stage = attempt && stages[attempt.status];
    if (!stage) return [];
    return [{ person, attempt, verification: verificationId(person, attempt, own.length - 1), ...stage }];
  });
}

/** The session as the simulator would have stored it, with the id of the round that was decided. */
function simulate({ person: { user }, attempt, verification, stage, came }: Unfinished) {
  const { createdAt, updatedAt, reasonCode } = attempt;
  const attemptId = demoId(`identity round ${verification}`, createdAt);
  const started: SimulatedSession = {
    id: demoId(`identity session ${verification}`, createdAt),
    attemptId,
    stage: 'started',
    createdAt: createdAt.toISOString(),
    vendorData: verification,
    callback: null,
    person: {
      firstName: user.legalRepresentativeName ?? user.name,
      lastName: user.surname,
      dateOfBirth: user.birthdayAt,
    },
    document: { type: user.identificationDocumentType, number: user.identificationDocumentNumber },
    decision: null,
  };
  if (!came) return { session: { ...started, stage }, attemptId: null };
  const decision = decisionFor(started, choice.parse({ outcome: came, reasonCode }), updatedAt);
  const isResubmission = came === 'resubmission_requested';
  const next = isResubmission ? demoId(`identity round 2 ${verification}`, updatedAt) : attemptId;
  return { session: { ...started, decision, stage, attemptId: next }, attemptId };
}

/** Stores a simulator session for each customer with an unfinished verification, so that it can be completed there. */
export async function storeIdentitySessions(
  { files, config }: Pick<Services, 'files' | 'config'>,
  people: readonly Person[],
  attempts: readonly Attempt[][],
  calendar: Calendar,
): Promise<IdentitySessions> {
  const rows: IdentitySessions = { sessions: [], deliveries: [] };
  if (config.identity.kind !== 'simulator') return rows;
  const store = createSessionStore(files);
  for (const unfinished of unfinishedOf(people, attempts)) {
    const { attempt, verification, came } = unfinished;
    const { session, attemptId } = simulate(unfinished);
    await store.keep(session);
    const decidedAt = came ? attempt.updatedAt : null;
    rows.sessions.push({
      verificationId: verification,
      sessionId: session.id,
      url: `${config.publicUrl}${simulatorPath}/sessions/${session.id}`,
      resubmissions: came === 'resubmission_requested' ? 1 : 0,
      decidedAt,
      decidedAttemptId: attemptId,
      expiresAt: new Date(attempt.createdAt.getTime() + sessionMs),
      pollAt: new Date(calendar.now.getTime() + firstPollMs),
      createdAt: attempt.createdAt,
    });
    if (!came) continue;
    const delivery = { verificationId: verification, attemptId, word: came, decidedAt };
    rows.deliveries.push({ ...delivery, createdAt: attempt.updatedAt });
  }
  return rows;
}

export async function seedIdentitySessions(
  tx: Db,
  { sessions, deliveries }: IdentitySessions,
): Promise<void> {
  await insertRows(tx, verificationSessions, sessions);
  await insertRows(tx, verificationDeliveries, deliveries);
}
