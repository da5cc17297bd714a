import type { Cents, Sheet } from '@semilla/contract';
import { buildSheetTexts } from '@semilla/contract/testing';
import { describe, expect, it } from 'vitest';
import { sheetChanges } from './sheet-changes.ts';

const draft: Sheet = {
  projectId: '01890a5d-ac96-774b-bcce-b302099a8057',
  offerId: null,
  texts: buildSheetTexts({ keyFigures: { es: null, en: null } }),
  terms: {
    name: 'Edificio Lavapiés',
    promoterName: 'Rehabitia Promociones S.L.',
    dateEnd: '2026-06-30',
    financingAmount: 45_000_000 as Cents,
    projectDuration: 18,
    targetProfitability: 1_275,
    deliveryFeePeriod: 'quarterly',
    cancellationFee: 200,
    managerFee: 1_000,
    guaranteeAgent: null,
  },
  ownFunds: null,
  entryCost: 0,
  incidentalCost: 0,
  missing: [],
  sides: { es: 3, en: 3 },
  partialDays: 30,
  publishedVersion: null,
  updatedAt: null,
  version: 1,
};
const emptyAgent = { name: '', taxId: '', website: '', description: '', descriptionEn: '' };

describe('[L18] an edit of a sheet sends', () => {
  it('nothing if nothing changed', () => {
    const terms = { ...draft.terms, guaranteeAgent: emptyAgent };
    expect(sheetChanges(draft, { ...draft, terms })).toEqual({});
  });

  it('a changed text in both languages, and null for an emptied one', () => {
    const { servicing } = draft.texts;
    const texts = { ...draft.texts, servicing: { ...servicing, en: '' }, keyFigures: { es: 'Dos.', en: '' } };
    expect(sheetChanges(draft, { ...draft, texts })).toEqual({
      texts: { servicing: { es: servicing.es, en: null }, keyFigures: { es: 'Dos.', en: null } },
    });
  });

  it('only the changed terms, with all fields of the agent', () => {
    const agent = { ...emptyAgent, name: 'Garantías S.L.' };
    const terms = { ...draft.terms, projectDuration: 24, guaranteeAgent: agent };
    expect(sheetChanges(draft, { ...draft, terms, ownFunds: 100 })).toEqual({
      ownFunds: 100,
      terms: {
        projectDuration: 24,
        guaranteeAgent: {
          name: 'Garantías S.L.',
          taxId: null,
          website: null,
          description: null,
          descriptionEn: null,
        },
      },
    });
  });
});
