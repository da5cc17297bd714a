import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id, locale } from '../shared/text.ts';
import { writtenWholeNumber } from '../shared/whole-number.ts';
import { sheetAttestation } from './sheet-attestation.ts';

const sides = z.int().meta({ example: 5, description: 'Sides of A4.' });

/** A published version, which never changes. */
export const sheetVersion = z.object({
  sheetVersionId: id,
  projectId: id,
  number: z.int().meta({ example: 2 }),
  offerId: z.string().meta({ example: '959800SEMILLADEMO06700000012' }),
  changes: z.string().nullable().meta({
    example: 'El plazo pasa de 12 a 18 meses.',
    description: 'What changed since the version before; null for the first.',
  }),
  changesEn: z.string().nullable().meta({ example: 'The term goes from 12 to 18 months.' }),
  isMaterial: z.boolean().meta({ example: true }),
  sidesEs: sides,
  sidesEn: sides,
  publishedAt: instant,
  drawnUpBy: z.string().nullable().meta({
    example: 'Ana Prado Gil',
    description: 'Who drew the sheet up for the owner; null in versions from before it was noted.',
  }),
  attestationVersion: z.string().nullable().meta({
    example: sheetAttestation.version,
    description:
      'The text by which the person who proposed it attested to have checked it; null in versions from before it was noted.',
  }),
  proposedByName: z.string().nullable().meta({ example: 'Javier Ortega Gil' }),
  approvedByName: z.string().nullable().meta({ example: 'Marta Ruiz Vega' }),
});
export type SheetVersion = z.output<typeof sheetVersion>;

export const sheetVersionFieldList = fieldList({
  resource: 'sheetVersions',
  record: sheetVersion,
  fields: {
    number: {},
    offerId: {},
    publishedAt: {},
    changes: {},
    changesEn: {},
    isMaterial: {},
    sidesEs: {},
    sidesEn: {},
    drawnUpBy: { seenBy: 'staff' },
    attestationVersion: { seenBy: 'staff' },
    proposedByName: { seenBy: 'staff' },
    approvedByName: { seenBy: 'staff' },
    sheetVersionId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
  },
});

const params = z.strictObject({ projectId: id });
const inLanguage = z.strictObject({ language: locale.default('es') });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/projects/:projectId/sheet-versions',
  summary: 'The published versions of the key investment information sheet of a project, the newest first.',
  who: 'projects.read',
  params,
  query: z.strictObject(paging(['number'], 'desc')),
  answer: page(sheetVersion),
});

export const sheetVersionsEndpoints = {
  find,
  export: csvExportOf(find, sheetVersionFieldList),
  findPdf: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/sheet-versions/:number/pdf',
    summary: 'A published version of the key investment information sheet as a PDF.',
    who: 'projects.read',
    params: z.strictObject({
      projectId: id,
      number: writtenWholeNumber(1, 1_000_000).meta({ example: 1 }),
    }),
    query: inLanguage,
    answerKind: 'file',
  }),
};
