import {
  answerProblems,
  civilDateAt,
  type InputOf,
  isPassed,
  questionnaire,
  scoreOf,
  testValidUntil,
  type v1,
  weightsOf,
} from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, InvalidInput, NotFound } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { type EntryTestRow, entryTests } from '../../schema/entry-tests.ts';
import { findRetakeAt } from './find-retake-at.ts';
import { testNote } from './test-notes.ts';

type Given = InputOf<typeof v1.entryTests.create>['body'];

function gradeOf({ answers }: Given, { config }: Pick<Services, 'config'>) {
  const { questions } = questionnaire;
  const weights = weightsOf(questions, config.entryTest.weights);
  const passMarkHundredths = config.entryTest.passMarkHundredths;
  const policy = { weights, passMarkHundredths };
  if (!answers) return { ...policy, outcome: 'refused' as const, answers: null, scoreHundredths: null };
  const problems = answerProblems(questions, answers);
  if (problems.length)
    throw new InvalidInput(problems.map(({ id, code }) => ({ path: `answers.${id}`, code, params: {} })));
  const scoreHundredths = scoreOf(questions, answers, weights);
  const outcome = isPassed(scoreHundredths, passMarkHundredths) ? 'passed' : 'failed';
  return { ...policy, outcome, answers, scoreHundredths } as const;
}

/** Grades a test and stores it permanently. A refusal to take the test is stored too. */
export async function takeTest(
  { tx, audit }: Change,
  services: Services,
  userId: string,
  given: Given,
): Promise<EntryTestRow> {
  if (given.questionnaireVersion !== questionnaire.version)
    throw new ApiError('account.questionnaire_outdated');
  const grade = gradeOf(given, services);
  // While the user is locked, no command decides on the user's orders.
  if (!(await lockUser(tx, userId))) throw new NotFound();
  const againAt = given.answers && (await findRetakeAt(tx, services, userId));
  if (againAt) throw new ApiError('account.entry_test_pause', { params: { until: formatDateTime(againAt) } });
  const createdAt = services.now();
  const validUntil = testValidUntil(civilDateAt(createdAt));
  const [row] = await tx
    .insert(entryTests)
    .values({ userId, questionnaireVersion: questionnaire.version, validUntil, createdAt, ...grade })
    .returning();
  const stored = row as EntryTestRow;
  audit(testNote(stored));
  return stored;
}
