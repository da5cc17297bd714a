import { describe, expect, it } from 'vitest';
import { consentRefusal, needsConsent } from './risk-consent.ts';

const questions = [
  { id: 'loss', right: 'all' },
  { id: 'return', right: 'target' },
  { id: 'term', right: 'stated' },
];
const right = { loss: 'all', return: 'target', term: 'stated' };
const good = {
  kind: 'non-sophisticated',
  entryTest: 'passed',
  ownAmountCents: 0,
  amountCents: 100_001,
  thresholdCents: 100_000,
  warningVersion: '2',
  questions,
  consent: { warningVersion: '2' },
} as const;

describe('an order above the threshold', () => {
  it.each([
    [0, 100_000, false],
    [0, 100_001, true],
    [60_000, 40_000, false],
    [60_000, 40_001, true],
    [100_000, 1, true],
    [250_000, 0, true],
  ])('[L9] own %i and now %i need consent: %s', (ownAmountCents, amountCents, needs) => {
    expect(needsConsent({ ...good, ownAmountCents, amountCents })).toBe(needs);
    for (const kind of ['sophisticated', 'professional'] as const)
      expect(needsConsent({ ...good, kind, ownAmountCents, amountCents })).toBe(false);
  });

  it('[L9] needs consent to the warning in force', () => {
    expect(consentRefusal(good)).toBeUndefined();
    expect(consentRefusal({ ...good, consent: undefined })).toMatchObject({
      code: 'project.risk_consent_needed',
      amounts: { threshold: 100_000 },
    });
    const outdated = { ...good, consent: { warningVersion: '1' } };
    expect(consentRefusal(outdated)?.code).toBe('project.risk_warning_outdated');
    expect(consentRefusal({ ...good, amountCents: 100_000, consent: undefined })).toBeUndefined();
  });

  it.each(['none', 'failed', 'refused', 'lapsed'] as const)(
    '[L9] needs right answers if the entry test is %s',
    (entryTest) => {
      const answering = (answers: Record<string, string> | undefined) =>
        consentRefusal({ ...good, entryTest, consent: { warningVersion: '2', answers } })?.code;
      expect(answering(undefined)).toBe('project.risks_not_understood');
      for (const { id } of questions)
        expect(answering({ ...right, [id]: 'wrong' })).toBe('project.risks_not_understood');
      expect(answering(right)).toBeUndefined();
      const answers = { ...right, loss: 'nothing', term: 'sooner' };
      expect(
        consentRefusal({ ...good, entryTest, consent: { warningVersion: '2', answers } })?.fields,
      ).toEqual(['riskConsent.answers.loss', 'riskConsent.answers.term']);
    },
  );
});
