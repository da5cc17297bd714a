import { type ErrorCode, type InputOf, independenceRefusal, type Proposal, type v1 } from '@semilla/contract';
import { and, count, eq, inArray, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fingerprintOf } from '../kit/approvals/effects-of.ts';
import { type DeciderFacts, findIndependence } from '../kit/approvals/find-independence.ts';
import { behind, contains, given, isAnyOf, pageOf, picked, sorted } from '../kit/database/queries.ts';
import { isOneOf } from '../kit/database/sets.ts';
import type { Db } from '../kit/database/types.ts';
import { fullName } from '../schema/columns/searched-text.ts';
import { documents } from '../schema/documents.ts';
import { type ProposalRow, proposals } from '../schema/proposals.ts';
import { users } from '../schema/users.ts';

type Query = InputOf<typeof v1.approvals.find>['query'];

/** The reader of the list: administrators see every proposal, managers only their own. */
export interface Reader {
  userId: string;
  isAll: boolean;
  now: Date;
}

const proposers = alias(users, 'proposers');
const deciders = alias(users, 'deciders');
const columns = {
  createdAt: proposals.createdAt,
  lapsesAt: proposals.lapsesAt,
  decidedAt: proposals.decidedAt,
};

const readableBy = ({ userId, isAll }: Reader) => (isAll ? undefined : eq(proposals.proposedById, userId));

const read = (db: Db) =>
  db
    .select({
      row: proposals,
      proposedByName: fullName(proposers),
      decidedByName: fullName(deciders),
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(proposals)
    .innerJoin(proposers, eq(proposers.userId, proposals.proposedById))
    .leftJoin(deciders, eq(deciders.userId, proposals.decidedById))
    .leftJoin(documents, eq(documents.documentId, proposals.documentId))
    .$dynamic();

type Read = Awaited<ReturnType<typeof read>>[number];

function refusalFor(
  row: ProposalRow,
  facts: DeciderFacts | undefined,
  { userId, now }: Reader,
): ErrorCode | null {
  // The beneficiary, unless also the proposer, cannot decline a scheduled act either.
  const isBeneficiary = row.beneficiaryId === userId && row.proposedById !== userId;
  if (row.status === 'lapsed' || (row.status === 'pending' && row.lapsesAt <= now)) return 'approvals.lapsed';
  if (row.status === 'scheduled' && isBeneficiary) return 'approvals.beneficiary';
  if (row.status !== 'pending') return 'approvals.already_decided';
  if (!facts) return 'request.forbidden';
  if (facts.isProposerGone) return 'approvals.proposer_gone';
  return independenceRefusal(facts, now)?.code ?? null;
}

function answerOf({ row, proposedByName, decidedByName, file }: Read, refusal: ErrorCode | null): Proposal {
  const {
    request: _,
    endpoint: _call,
    documentId: _document,
    onceKey: _key,
    answer: _answer,
    ...shown
  } = row;
  return {
    ...shown,
    proposedByName: proposedByName.trim(),
    decidedByName: row.decidedById ? decidedByName.trim() : null,
    file,
    seen: fingerprintOf(row.effects),
    refusal,
  };
}

/** The proposals as the reader sees them, each with the reason if the reader may not approve it. */
async function answersOf(db: Db, reader: Reader, rows: Read[]): Promise<Proposal[]> {
  const pending = rows.filter(({ row }) => row.status === 'pending').map(({ row }) => row.proposalId);
  const facts = await findIndependence(db, reader.userId, pending, reader.now);
  const factsOf = (id: string) => facts.find(({ proposalId }) => proposalId === id);
  return rows.map((found) => answerOf(found, refusalFor(found.row, factsOf(found.row.proposalId), reader)));
}

/** The ids of the proposals that the reader may approve now. */
export async function findIdsFor(db: Db, reader: Reader): Promise<string[]> {
  const rows = await db.select().from(proposals).where(eq(proposals.status, 'pending'));
  const facts = await findIndependence(
    db,
    reader.userId,
    rows.map(({ proposalId }) => proposalId),
    reader.now,
  );
  const isForReader = (row: ProposalRow) =>
    refusalFor(
      row,
      facts.find(({ proposalId }) => proposalId === row.proposalId),
      reader,
    ) === null;
  return rows.filter(isForReader).map(({ proposalId }) => proposalId);
}

async function conditions(db: Db, reader: Reader, query: Query): Promise<SQL | undefined> {
  return and(
    readableBy(reader),
    picked(query, proposals.proposalId),
    given(query.status, (value) => isAnyOf(proposals.status, value)),
    given(query.act, (value) => isAnyOf(proposals.act, value)),
    given(query.subjectId, (value) => eq(proposals.subjectId, value)),
    given(query.proposedById, (value) => eq(proposals.proposedById, value)),
    query.isForMe ? isOneOf(proposals.proposalId, await findIdsFor(db, reader)) : undefined,
  );
}

export async function findProposalRows(db: Db, reader: Reader, query: Query): Promise<{ data: Proposal[] }> {
  const rows = await read(db)
    .where(and(await conditions(db, reader, query), behind(query, columns, proposals.proposalId)))
    .orderBy(...sorted(query, columns, proposals.proposalId))
    .limit(query.take)
    .offset(query.skip);
  return { data: await answersOf(db, reader, rows) };
}

interface Search {
  text: string;
  /** The movements that the text finds too. */
  movementIds: string[];
  take: number;
}

/** Proposals that wait for a second person, about who is named in the text or about these movements. */
export async function searchProposals(db: Db, reader: Reader, search: Search): Promise<Proposal[]> {
  const { text, movementIds, take } = search;
  const isAbout = or(contains(proposals.subjectName, text), inArray(proposals.subjectId, movementIds));
  const rows = await read(db)
    .where(and(eq(proposals.status, 'pending'), readableBy(reader), isAbout))
    .orderBy(proposals.createdAt, proposals.proposalId)
    .limit(take);
  return answersOf(db, reader, rows);
}

export async function findProposals(db: Db, reader: Reader, query: Query) {
  const { data } = await findProposalRows(db, reader, query);
  const [all] = await db
    .select({ total: count() })
    .from(proposals)
    .where(await conditions(db, reader, query));
  return pageOf(all, data);
}

/** A proposal that the reader may see, with its row. */
export async function findProposal(db: Db, reader: Reader, proposalId: string) {
  const rows = await read(db).where(and(eq(proposals.proposalId, proposalId), readableBy(reader)));
  const [answer] = await answersOf(db, reader, rows);
  const [found] = rows;
  return answer && found ? { answer, row: found.row } : undefined;
}

export async function lockProposal(tx: Db, proposalId: string): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.proposalId, proposalId)).for('update');
  return row;
}

export async function updateProposal(
  tx: Db,
  proposalId: string,
  changes: Partial<ProposalRow>,
): Promise<ProposalRow> {
  const [row] = await tx
    .update(proposals)
    .set(changes)
    .where(eq(proposals.proposalId, proposalId))
    .returning();
  return row as ProposalRow;
}
