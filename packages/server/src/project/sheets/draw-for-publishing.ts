import { createHash } from 'node:crypto';
import { missingParts, offerIdOf } from '@semilla/contract';
import type { Config } from '../../kit/config.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { staffProject } from '../staff-project.ts';
import { factsOf } from './draft-of.ts';
import { type DrawnSheet, drawSheet, type SheetFacts } from './draw-sheet.ts';
import { findSheetOwner, findSheetRow } from './queries.ts';

export interface DrawnSheets extends Record<'es' | 'en', DrawnSheet> {
  /** The digest of the facts that the files show. */
  digest: string;
}

/** The digest of the facts. A second person approves exactly the content with this digest. */
export const digestOf = ({ at: _at, ...facts }: SheetFacts) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** The facts of the next version; undefined if the draft cannot be published. */
export async function factsForPublishing(
  db: Db,
  reader: Reader,
  projectId: string,
  config: Config,
  at: Date,
): Promise<SheetFacts | undefined> {
  const project = await staffProject(db, reader, projectId);
  const row = await findSheetRow(db, projectId);
  const { providerLei } = config;
  const offerId = row?.offerId ?? (row && providerLei && offerIdOf(providerLei, row.offerNumber));
  if (!row || !offerId) return undefined;
  const number = (project.sheetVersion ?? 0) + 1;
  const owner = await findSheetOwner(db, project);
  const facts = factsOf(project, { ...row, offerId }, config, { number, at, owner });
  return missingParts(facts.content).length ? undefined : facts;
}

/** Draws the files of the next version. Takes no lock, because drawing is slow. */
export async function drawForPublishing(
  ...of: Parameters<typeof factsForPublishing>
): Promise<DrawnSheets | undefined> {
  const facts = await factsForPublishing(...of);
  if (!facts) return undefined;
  const [es, en] = await Promise.all([drawSheet(facts, 'es'), drawSheet(facts, 'en')]);
  return { es, en, digest: digestOf(facts) };
}
