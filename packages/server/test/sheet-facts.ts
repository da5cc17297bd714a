import { type Cents, fixedTexts, type SheetContent } from '@semilla/contract';
import { buildSheetTexts } from '@semilla/contract/testing';
import type { SheetFacts } from '../src/project/sheets/draw-sheet.ts';

export const sheetContent: SheetContent = {
  texts: buildSheetTexts(),
  ownFunds: 6_000_000 as Cents,
  entryCost: 50,
  incidentalCost: 0,
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
};

/** The data from which a sheet is drawn. */
export const sheetFacts: SheetFacts = {
  content: sheetContent,
  projectName: 'Edificio Lavapiés',
  ownerName: 'Rehabitia Promociones S.L.',
  dateEnd: '2026-06-30',
  offerId: '959800SEMILLADEMO06700000012',
  number: 1,
  at: new Date('2026-03-02T10:00:00Z'),
  brandName: 'Semilla',
  authority: { es: 'la CNMV', en: 'the CNMV' },
  fixedTexts,
  reflectionDays: 4,
};
