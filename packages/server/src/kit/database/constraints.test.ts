/**
 * Goal: the database enforces the same enum values and lengths as the contract.
 * Method: compare the check constraints of a migrated database with the tables and the contract's schemas.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  bankAccountChanges,
  cannedAnswerFields,
  documentNumber,
  email,
  newDocumentType,
  newProjectType,
  profileFields,
  projectFields,
  promotionFields,
  templateFields,
  ticketText,
  ticketTitle,
  v1,
} from '@semilla/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let checks: { table: string; rule: string }[];

beforeAll(async () => {
  test = await buildTestApp();
  const found = await test.db.execute(sql`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`);
  ({ rows: checks } = found as unknown as { rows: typeof checks });
});
afterAll(() => test.close());

/**
 * Columns without a check constraint: catalogues filled by a migration, orders (they have only one type), and the
 * kinds of ledger accounts.
 */
const columnsWithoutCheck = [
  'ledger_accounts.kind',
  'orders.type',
  'phases.colour',
  'phases.name',
  'promotion_types.name',
];

async function columnsWithWords(): Promise<[column: string, words: string[]][]> {
  const files = globSync('src/schema/*.ts');
  const exported = await Promise.all(files.map((file) => import(/* @vite-ignore */ resolve(file))));
  return exported
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      getTableConfig(table).columns.flatMap(({ name, enumValues }): [string, string[]][] =>
        enumValues?.length ? [[`${getTableName(table)}.${name}`, enumValues]] : [],
      ),
    );
}

const rulesOn = (column: string) => {
  const [table, name] = column.split('.') as [string, string];
  return checks
    .filter((check) => check.table === table && new RegExp(`[( "]${name}[) "]`).test(check.rule))
    .map(({ rule }) => rule);
};

describe('[E1][E4][E13][E14][E16] the database', () => {
  it('[E1][E4][E13][E14][E16] restricts each enum column to its values', async () => {
    const found = await columnsWithWords();
    expect(found.length).toBeGreaterThan(20);
    const unrestricted = found.filter(
      ([column, words]) => !rulesOn(column).some((rule) => words.every((word) => rule.includes(`'${word}'`))),
    );
    expect(unrestricted.map(([column]) => column).toSorted()).toEqual(columnsWithoutCheck);
  });

  it.each([
    ['users.name', profileFields.name],
    ['users.surname', profileFields.surname],
    ['users.legal_representative_name', profileFields.legalRepresentativeName],
    ['users.email', email],
    ['users.identification_document_number', documentNumber],
    ['bank_accounts.alias', bankAccountChanges.shape.alias],
    ['bank_accounts.error_message', bankAccountChanges.shape.errorMessage],
    ['book_accounts.name', v1.bookAccounts.edit.body.shape.name],
    ['canned_answers.title', cannedAnswerFields.title],
    ['canned_answers.text', cannedAnswerFields.text],
    ['canned_answers.text_en', cannedAnswerFields.textEn],
    ['document_types.name', newDocumentType.shape.name],
    ['document_types.description', newDocumentType.shape.description],
    ['project_types.name', newProjectType.shape.name],
    ['project_types.name_en', newProjectType.shape.nameEn],
    ['project_types.description', newProjectType.shape.description],
    ['project_types.description_en', newProjectType.shape.descriptionEn],
    ['projects.name', projectFields.name],
    ['projects.direction', projectFields.direction],
    ['projects.url', projectFields.url],
    ['project_descriptions.title', v1.projectDescriptions.create.body.shape.title],
    ['project_descriptions.title_en', v1.projectDescriptions.create.body.shape.titleEn],
    ['project_documents.description', v1.projectDocuments.create.body.shape.description],
    ['project_media_files.description', v1.projectMediaFiles.create.body.shape.description],
    ['project_timeline.title', v1.projectTimeline.create.body.shape.title],
    ['project_timeline.title_en', v1.projectTimeline.create.body.shape.titleEn],
    ['project_timeline.description', v1.projectTimeline.create.body.shape.description],
    ['project_timeline.description_en', v1.projectTimeline.create.body.shape.descriptionEn],
    ['promotions.title', promotionFields.title],
    ['templates.name', templateFields.name],
    ['templates.name_en', templateFields.nameEn],
    ['ticket_messages.message', ticketText],
    ['ticket_notes.message', v1.ticketNotes.create.body.shape.message],
    ['tickets.description', ticketText],
    ['tickets.title', ticketTitle],
  ])('[V7] limits %s to the length in the contract', (column, rule) => {
    const json = z.toJSONSchema(rule, { io: 'input' }) as {
      maxLength?: number;
      anyOf?: { maxLength?: number }[];
    };
    const max = json.maxLength ?? json.anyOf?.find((option) => option.maxLength)?.maxLength;
    expect(max).toBeGreaterThan(0);
    const name = column.split('.')[1];
    expect(rulesOn(column)).toContainEqual(
      expect.stringMatching(new RegExp(`char_length\\(${name}\\) <= ${max}\\)`)),
    );
  });
});
