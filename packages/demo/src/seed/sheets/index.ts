import {
  addDays,
  civilDateAt,
  demoLei,
  offerIdOf,
  sheetAttestation,
  suspensionDays,
} from '@semilla/contract';
import { randomFor } from '@semilla/contract/testing';
import type { Noted } from '@semilla/server/kit/audit/write-audit.ts';
import type { Config } from '@semilla/server/kit/config.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { factsOf } from '@semilla/server/project/sheets/draft-of.ts';
import { drawSheet } from '@semilla/server/project/sheets/draw-sheet.ts';
import { notesOf, nothingEdited } from '@semilla/server/project/sheets/sheet-content.ts';
import { offerSuspensions } from '@semilla/server/schema/offer-suspensions.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { sheetVersions } from '@semilla/server/schema/sheet-versions.ts';
import { type EditedSheet, sheets } from '@semilla/server/schema/sheets.ts';
import { eq } from 'drizzle-orm';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../demo-id.ts';
import { type Owners, ownerOf } from '../owners/index.ts';
import { historyOf } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { projectId, projectRow } from '../projects/write.ts';
import { noted } from '../trail/noted.ts';
import { publicationsOf } from './published.ts';
import { correctionOf, type SheetSource, sheetTextsOf } from './texts.ts';

export interface DemoSheets {
  suspension: typeof offerSuspensions.$inferInsert | undefined;
  drafts: (typeof sheets.$inferInsert)[];
  versions: (typeof sheetVersions.$inferInsert)[];
}

const ownFundsShare = 0.2;

function editedOf(source: SheetSource, isWritten: boolean): EditedSheet {
  const { keyFigures, earlierDefaults, servicing, ...begun } = sheetTextsOf(source);
  const texts = isWritten ? { ...begun, keyFigures, earlierDefaults, servicing } : begun;
  const ownFunds = Math.round(source.project.terms.financingEuros * ownFundsShare) * 100;
  return { ...nothingEdited, texts, ownFunds } as EditedSheet;
}

/** Employees of the promoters who draw up the sheets. */
const drawers = ['Ana Prado Gil', 'Ignacio Salas Vega', 'Beatriz Lozano Rey', 'Tomás Arregui Soto'];

const drawerOf = (url: string) => randomFor(`drawer ${url}`).pick(drawers);

const attestedIn = ({
  drawnUpBy,
  attestationVersion,
}: Pick<DemoSheets['versions'][number], 'drawnUpBy' | 'attestationVersion'>) => ({
  drawnUpBy,
  attestationVersion,
});

interface Making {
  config: Config;
  owners: Owners;
  calendar: Calendar;
}

async function makeSheet(project: DemoProject, index: number, { config, owners, calendar }: Making) {
  const id = projectId(project, calendar);
  const publications = publicationsOf(project, calendar);
  const offerNumber = index + 1;
  const offerId = publications.length ? offerIdOf(config.providerLei ?? demoLei, offerNumber) : null;
  const owner = ownerOf(owners, id);
  const row = { ...projectRow(project, calendar), percentageInvestedHundredths: 0 };
  const versions = await Promise.all(
    publications.map(async (publishedAt, before) => {
      const number = before + 1;
      const isMistaken = number < publications.length;
      const edited = editedOf({ project, owner, at: publishedAt, isMistaken }, true);
      const facts = factsOf(row, { edited, offerId }, config, { number, at: publishedAt, owner });
      const [es, en] = [await drawSheet(facts, 'es'), await drawSheet(facts, 'en')];
      return {
        sheetVersionId: demoId(`sheet ${project.url} ${number}`, publishedAt),
        projectId: id,
        number,
        offerId: facts.offerId ?? '',
        content: { ...facts.content, ownerName: facts.ownerName, ...notesOf(owner) },
        ...(number > 1 && correctionOf(project)),
        isMaterial: number > 1,
        sidesEs: es.sides,
        sidesEn: en.sides,
        pdfEs: es.bytes,
        pdfEn: en.bytes,
        drawnUpBy: drawerOf(project.url),
        attestationVersion: sheetAttestation.version,
        proposedById: accountId(project.manager ?? 'admin2', calendar),
        approvedById: accountId('admin', calendar),
        publishedAt,
      };
    }),
  );
  const lastAt = publications.at(-1);
  const source = { project, owner, at: lastAt ?? calendar.now, isMistaken: false };
  const edited = editedOf(source, lastAt !== undefined);
  const updatedAt = lastAt ?? historyOf(project, calendar).createdAt;
  return { draft: { projectId: id, offerNumber, offerId, edited, updatedAt }, versions };
}

/** An open offer whose sheet has an error. */
const suspendedUrl = 'reparto-en-bici-vitoria';
const hourMs = 3_600_000;

function suspensionIn(all: readonly DemoProject[], calendar: Calendar): DemoSheets['suspension'] {
  const project = all.find(({ url }) => url === suspendedUrl);
  if (!project) return undefined;
  const suspendedAt = new Date(calendar.now.getTime() - hourMs);
  return {
    offerSuspensionId: demoId(`suspension ${project.url}`, suspendedAt),
    projectId: projectId(project, calendar),
    reason: 'La ficha no menciona un aval que el promotor prestó en enero.',
    reasonEn: 'The sheet leaves out a guarantee that the owner gave in January.',
    suspendedById: accountId(project.manager ?? 'admin2', calendar),
    suspendedAt,
    until: addDays(civilDateAt(suspendedAt), suspensionDays),
  };
}

/** The sheets of the demo's projects: published if the project was announced, otherwise a draft. */
export async function makeSheets(
  config: Config,
  all: readonly DemoProject[],
  owners: Owners,
  calendar: Calendar,
): Promise<DemoSheets> {
  const made = [];
  for (const [index, project] of all.entries())
    made.push(await makeSheet(project, index, { config, owners, calendar }));
  return {
    drafts: made.map(({ draft }) => draft),
    versions: made.flatMap(({ versions }) => versions),
    suspension: suspensionIn(all, calendar),
  };
}

export async function seedSheets(tx: Db, { drafts, versions, suspension }: DemoSheets): Promise<void> {
  await tx.insert(sheets).values(drafts);
  await tx.insert(sheetVersions).values(versions);
  if (!suspension) return;
  const { projectId: id, until } = suspension;
  await tx.insert(offerSuspensions).values(suspension);
  await tx.update(projects).set({ suspendedUntil: until }).where(eq(projects.projectId, id));
}

/** Audit entries for the publications and the suspension. */
export function trailOfSheets({ versions, suspension }: DemoSheets): Noted[] {
  const published = versions.map(
    ({ projectId: id, number, offerId, changes, isMaterial, proposedById, publishedAt, ...checked }) =>
      noted(publishedAt, proposedById ?? undefined, {
        action: 'project.publish-sheet',
        subjectType: 'project',
        subjectId: id,
        after: {
          sheetVersion: number,
          offerId,
          ...(changes && { changes }),
          isMaterial,
          ...attestedIn(checked),
        },
      }),
  );
  if (!suspension) return published;
  const { projectId: id, suspendedAt, suspendedById, until, reason } = suspension;
  const after = { suspendedUntil: until, reason };
  const suspended = { action: 'project.suspend-offer', subjectType: 'project', subjectId: id, after };
  return [...published, noted(suspendedAt, suspendedById, suspended)];
}
