import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Columns = Record<
  'name' | 'surname' | 'legalRepresentativeName' | 'email' | 'phone' | 'identificationDocumentNumber',
  SQLWrapper
>;

/** Name and surname as one text, so a search finds `Lucía Ferrer`. A company has no surname. */
export function fullName({ name, surname }: Pick<Columns, 'name' | 'surname'>): SQL<string> {
  return sql`(${name} || ' ' || coalesce(${surname}, ''))`;
}

/** The searchable text of a user, separated by `|`. Contains the phone also as digits only. */
export function searchedText(columns: Columns): SQL<string> {
  const { legalRepresentativeName, email, phone, identificationDocumentNumber } = columns;
  return sql`(${fullName(columns)} || '|' || coalesce(${legalRepresentativeName}, '') || '|' || ${email} || '|' ||
    coalesce(${phone}, '') || '|' || coalesce(regexp_replace(${phone}, '[^0-9]', '', 'g'), '') || '|' ||
    coalesce(${identificationDocumentNumber}, ''))`;
}

type EntryColumns = Record<'counterpartyName' | 'reference' | 'text', SQLWrapper>;

/** The searchable text of a bank movement. */
export function entryText({ counterpartyName, reference, text }: EntryColumns): SQL<string> {
  return sql`(coalesce(${counterpartyName}, '') || '|' || coalesce(${reference}, '') || '|' || ${text})`;
}
