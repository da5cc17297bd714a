import { verificationDeliveries, verificationSessions } from '../../account/verifications/table.ts';
import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import { simulatorPath } from '../../integrations/identity/index.ts';
import { choice, decisionFor, type OutcomeWord } from '../../integrations/identity/simulator/outcomes.ts';
import { createSessionStore, type SimulatedSession } from '../../integrations/identity/simulator/sessions.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../random.ts';
import type { Attempt } from './attempts.ts';
import { verificationId } from './verifications.ts';

export interface IdentitySessions {
  sessions: (typeof verificationSessions.$inferInsert)[];
  /** What the provider has told already. */
  deliveries: (typeof verificationDeliveries.$inferInsert)[];
}

interface Unfinished {
  person: Person;
  attempt: Attempt;
  verification: string;
  stage: SimulatedSession['stage'];
  /** What the provider came to, so far. */
  came?: OutcomeWord;
}

const stages: Partial<Record<Attempt['status'], Pick<Unfinished, 'stage' | 'came'>>> = {
  Started: { stage: 'started' },
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
    const place = attempt && stages[attempt.status];
    if (!place) return [];
    return [{ person, attempt, verification: verificationId(person, attempt, own.length - 1), ...place }];
  });
}

/** A session as the simulator would have kept it, with the round in which something was decided. */
function simulate({ person: { user }, attempt, verification, stage, came }: Unfinished) {
  const { createdAt, updatedAt, reasonCode } = attempt;
  const attemptId = demoId(`identity round ${verification}`, createdAt);
  const began: SimulatedSession = {
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
  if (!came) return { session: { ...began, stage }, attemptId: null };
  const decision = decisionFor(began, choice.parse({ outcome: came, reasonCode }), updatedAt);
  const isAnother = came === 'resubmission_requested';
  const next = isAnother ? demoId(`identity round 2 ${verification}`, updatedAt) : attemptId;
  return { session: { ...began, decision, stage, attemptId: next }, attemptId };
}

/** Lets the simulator keep a session of everybody who is not through, so that it can be finished there. */
export async function storeIdentitySessions(
  { files, config }: Pick<Services, 'files' | 'config'>,
  people: readonly Person[],
  attempts: readonly Attempt[][],
  calendar: Calendar,
): Promise<IdentitySessions> {
  const made: IdentitySessions = { sessions: [], deliveries: [] };
  if (config.identity.kind !== 'simulator') return made;
  const store = createSessionStore(files);
  for (const one of unfinishedOf(people, attempts)) {
    const { attempt, verification, came } = one;
    const { session, attemptId } = simulate(one);
    await store.keep(session);
    const decidedAt = came ? attempt.updatedAt : null;
    made.sessions.push({
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
    const told = { verificationId: verification, attemptId, word: came, decidedAt };
    made.deliveries.push({ ...told, createdAt: attempt.updatedAt });
  }
  return made;
}

export async function seedIdentitySessions(
  tx: Db,
  { sessions, deliveries }: IdentitySessions,
): Promise<void> {
  await insertRows(tx, verificationSessions, sessions);
  await insertRows(tx, verificationDeliveries, deliveries);
}
