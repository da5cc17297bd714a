import { boundTerms, type Field, type FieldList, projectFieldList, sheetModel } from '@semilla/contract';

const words = 'project.sheet.backoffice';

/** The binding terms with one input each; the guarantee agent has several. */
export const termNames = boundTerms.filter((name) => name !== 'guaranteeAgent');

type Fields = Record<string, Field>;

const field = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  isOptional: true,
  isDerived: false,
  ...more,
});

const group = (name: string, label: string, fields: Fields): Field =>
  field(name, label, {
    parts: {
      resource: name,
      record: undefined,
      acts: [],
      notedForPrograms: [],
      fields: fields as FieldList['fields'],
    },
  });

const languages = { es: field('es', 'Español'), en: field('en', 'English') };

/** What staff write in a sheet, for the comparison of two drafts. Headings of texts are in the language of the page. */
export function sheetFields(language: 'es' | 'en'): Fields {
  const items = sheetModel.flatMap(({ items: ofPart }) => ofPart);
  const texts = items.map((item) => [item.name, group(item.name, item[language], languages)] as const);
  const { fields } = projectFieldList;
  const terms = boundTerms.map((name) => [name, fields[name] as Field] as const);
  return {
    texts: group('texts', '', Object.fromEntries(texts)),
    ownFunds: field('ownFunds', `${words}.ownFunds`, { kind: 'money' }),
    entryCost: field('entryCost', `${words}.entryCost`, { kind: 'percent' }),
    incidentalCost: field('incidentalCost', `${words}.incidentalCost`, { kind: 'percent' }),
    terms: group('terms', '', Object.fromEntries(terms)),
  };
}
