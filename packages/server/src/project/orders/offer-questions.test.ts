/**
 * Goal: the questions that prove an understanding of the risks are about the offer's own sheet, and their wording is versioned.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AskedOffer,
  offerQuestionsOf,
  offerQuestionsVersion,
  questionsToAnswer,
  rightAnswersTo,
} from './offer-questions.ts';

const party = { taxId: null, website: null, description: null, descriptionEn: null };
const offer: AskedOffer = {
  name: 'Edificio Lavapiés',
  promoter: { ...party, name: 'Rehabitia Promociones S.L.' },
  guaranteeAgent: null,
  durationMonths: 18,
  targetProfitabilityHundredths: 1_275,
  financingAmountCents: 45_000_000,
  dateEnd: '2026-06-30',
  refundBelowTarget: true,
  partialDays: null,
};
const guaranteed = { ...offer, guaranteeAgent: { ...party, name: 'Custodia S.L.' } };
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Evidence refers to these versions. Add a line for each new version. */
const digests = { '2026-11-2': '9354ed9892731d76' };

describe('the questions on an offer', () => {
  it('[L9][L11] never change without a new version', () => {
    const unnamed = {
      ...offer,
      promoter: null,
      durationMonths: 1,
      refundBelowTarget: false,
      partialDays: 30,
    };
    const all = [offer, guaranteed, unnamed].map(offerQuestionsOf);
    expect({ [offerQuestionsVersion]: digestOf(all) }).toEqual({
      [offerQuestionsVersion]: Object.entries(digests).at(-1)?.[1],
    });
    expect(Object.keys(digests).at(-1)).toBe(offerQuestionsVersion);
  });

  it('[L9] mention what the sheet says about default, return, term and target', () => {
    const said = offerQuestionsOf(guaranteed).map(({ es, options }) => JSON.stringify([es, options]));
    expect(said[0]).toMatch(
      /Rehabitia Promociones S\.L\. no paga lo que debe por «Edificio Lavapiés».*Custodia S\.L\./,
    );
    expect(said[1]).toMatch(/12,75\s%/);
    expect(said[2]).toMatch(/A los 18 meses.*A los 9 meses/);
    expect(said[3]).toMatch(/30\/06\/2026.*450\.000,00\s€/);
  });

  it('[L9] have right and wrong options that differ, whatever the term', () => {
    for (const durationMonths of [1, 2, 3, 360]) {
      for (const { options, right } of offerQuestionsOf({ ...offer, durationMonths })) {
        for (const language of ['es', 'en'] as const)
          expect(new Set(options.map((option) => option[language])).size).toBe(options.length);
        expect(options.map(({ id }) => id)).toContain(right);
      }
    }
  });

  it('[L9] ask what the sheet promises below the target, if it has a deadline and a promise', () => {
    expect(rightAnswersTo(offer)).toMatchObject({ target: 'refund' });
    expect(rightAnswersTo({ ...offer, refundBelowTarget: false, partialDays: 30 })).toMatchObject({
      target: 'partial',
    });
    expect(rightAnswersTo({ ...offer, dateEnd: null })).not.toHaveProperty('target');
    expect(rightAnswersTo({ ...offer, refundBelowTarget: false })).not.toHaveProperty('target');
  });

  it('[L9] judge the answers behind a wish or a place by the version that was shown', () => {
    const ids = (version: string | undefined) => questionsToAnswer(version, offer).map(({ id }) => id);
    expect(ids(undefined)).toEqual(['loss', 'return', 'term']);
    expect(ids(offerQuestionsVersion)).toEqual(['loss', 'return', 'term', 'target']);
  });
});
