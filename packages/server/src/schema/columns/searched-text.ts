import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Columns = Record<
  'name' | 'surname' | 'legalRepresentativeName' | 'email' | 'phone' | 'identificationDocumentNumber',
  SQLWrapper
>;

/** Name and surname as one text, so that `Lucía Ferrer` is found; a company has no surname. */
export function fullName({ name, surname }: Pick<Columns, 'name' | 'surname'>): SQL<string> {
  return sql`(${name} || ' ' || coalesce(${surname}, ''))`;
}

/** The text in which users are searched, separated by `|`; the phone also with its digits only. */
export function searchedText(columns: Columns): SQL<string> {
  const { legalRepresentativeName, email, phone, identificationDocumentNumber } = columns;
  return sql`(${fullName(columns)} || '|' || coalesce(${legalRepresentativeName}, '') || '|' || ${email} || '|' ||
    coalesce(${phone}, '') || '|' || coalesce(regexp_replace(${phone}, '[^0-9]', '', 'g'), '') || '|' ||
    coalesce(${identificationDocumentNumber}, ''))`;
}

type EntryColumns = Record<'counterpartyName' | 'reference' | 'text', SQLWrapper>;

/** The text in which movements of the bank are searched. */
export function entryText({ counterpartyName, reference, text }: EntryColumns): SQL<string> {
  return sql`(coalesce(${counterpartyName}, '') || '|' || coalesce(${reference}, '') || '|' || ${text})`;
}
