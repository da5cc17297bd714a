import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answerProblems,
  entryPassMark,
  entryRefusal,
  entryStateOf,
  isPassed,
  scoreOf,
  testValidUntil,
  weightsOf,
} from './entry-rules.ts';
import { questionnaire, questionTopics } from './questionnaire.ts';
import { answersInWords } from './questionnaires.ts';

const { questions } = questionnaire;
const weights = weightsOf(questions, {});
const answered = (pick: 'best' | 'worst'): Answers =>
  Object.fromEntries(
    questions.map(({ id, options }) => {
      const sorted = options.toSorted((one, other) => other.points - one.points);
      return [id, sorted.at(pick === 'best' ? 0 : -1)?.id ?? ''];
    }),
  );

describe('the questionnaire', () => {
  it('[L4][M1] writes amounts in the usual format, and keeps the wording of the previous version', () => {
    const inEnglish = (version: string) => answersInWords(version, { volume: 'much' }, 'en')[0]?.answer;
    expect([inEnglish(questionnaire.version), inEnglish('2026-11')]).toEqual([
      '5.000 € or more',
      '€5,000 or more',
    ]);
    expect(JSON.stringify(questionnaire)).not.toMatch(/€\d/);
  });

  it('[L4] asks about every subject that the rules name, in both languages', () => {
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(questionTopics));
    const texts = questions.flatMap((question) => [question, ...question.options]);
    for (const { es, en } of texts) expect([es, en].every((words) => words.trim().length > 1)).toBe(true);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it('[L4] scores from 0 to 100 percent by the weights', () => {
    expect(scoreOf(questions, answered('best'), weights)).toBe(10_000);
    expect(scoreOf(questions, answered('worst'), weights)).toBe(0);
    const lossAlone = { ...answered('worst'), loss: 'all' };
    expect(scoreOf(questions, lossAlone, { loss: 1, return: 1 })).toBe(5_000);
    expect(scoreOf(questions, lossAlone, { loss: 1, return: 2 })).toBe(3_333);
    expect(scoreOf(questions, lossAlone, {})).toBe(10_000);
    expect(weightsOf(questions, { loss: 9 })).toMatchObject({ loss: 9, aims: 0 });
  });

  it('[L4] is not passed by choosing the same position everywhere, or each position in turn', () => {
    const positions = [0, 1, 2];
    const patterns = positions.flatMap((start) =>
      positions.map((step) => (index: number) => (start + step * index) % positions.length),
    );
    // The most experience in every answer about it, and always the same position in the questions of understanding.
    const isExperience = (index: number) => !questions[index]?.topic.endsWith('Understanding');
    const experienced = positions.map((place) => (index: number) => (isExperience(index) ? 2 : place));
    for (const pattern of [...patterns, ...experienced]) {
      const answers = Object.fromEntries(
        questions.map(({ id, options }, index) => [id, options[pattern(index)]?.id ?? '']),
      );
      expect(isPassed(scoreOf(questions, answers, weights), entryPassMark), JSON.stringify(answers)).toBe(
        false,
      );
    }
  });

  it.each([
    [5_999, false],
    [6_000, true],
    [6_001, true],
  ])('[L4] a score of %i of 6000 passes: %s', (score, passes) => {
    expect(isPassed(score, 6_000)).toBe(passes);
  });

  it('[L4] requires an answer to each question, and refuses answers to unknown questions', () => {
    expect(answerProblems(questions, answered('best'))).toEqual([]);
    const { loss: _, ...missing } = answered('best');
    expect(answerProblems(questions, missing)).toEqual([{ id: 'loss', code: 'required' }]);
    expect(answerProblems(questions, { ...missing, loss: 'perhaps' })).toEqual([
      { id: 'loss', code: 'choice' },
    ]);
    expect(answerProblems(questions, { ...answered('best'), colour: 'red' })).toEqual([
      { id: 'colour', code: 'unknown_field' },
    ]);
  });
});

describe('the state of an entry test', () => {
  it.each([
    ['2026-03-02', '2028-03-01'],
    ['2024-02-29', '2026-02-27'],
  ])('[L4] a test of %s counts until %s', (takenOn, until) => {
    expect(testValidUntil(takenOn)).toBe(until);
    const test = { outcome: 'passed', validUntil: until } as const;
    expect(entryStateOf(test, until)).toBe('passed');
  });

  it('[L4][L5] follows the latest test, and lapses after its last day', () => {
    expect(entryStateOf(undefined, '2026-03-02')).toBe('none');
    for (const outcome of ['passed', 'failed', 'refused'] as const) {
      expect(entryStateOf({ outcome, validUntil: '2028-03-01' }, '2028-03-01')).toBe(outcome);
      expect(entryStateOf({ outcome, validUntil: '2028-03-01' }, '2028-03-02')).toBe('lapsed');
    }
  });

  it.each([
    ['none', false, 'project.entry_test_needed'],
    ['none', true, 'project.entry_test_needed'],
    ['passed', false, undefined],
    ['failed', false, 'project.warning_not_acknowledged'],
    ['failed', true, undefined],
    ['refused', false, 'project.warning_not_acknowledged'],
    ['refused', true, undefined],
    ['lapsed', false, 'project.warning_not_acknowledged'],
    ['lapsed', true, undefined],
  ] as const)('[L5] %s, acknowledged %s: the order is refused with %s', (state, isAcknowledged, code) => {
    expect(entryRefusal('non-sophisticated', state, isAcknowledged)?.code).toBe(code);
    for (const kind of ['sophisticated', 'professional'] as const)
      expect(entryRefusal(kind, state, isAcknowledged)).toBeUndefined();
  });
});
