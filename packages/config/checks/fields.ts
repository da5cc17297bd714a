// Prevents a field without a label, and one that is missing in the CSV or the audit trail without a reason.
import { type Entry, type Language, readCatalogue } from './lib/catalogue.ts';
import type { Check, Problem } from './lib/check.ts';
import { type Contract, type ContractField, type ContractFieldList, contract } from './lib/contract.ts';

const contractFolder = 'packages/contract/src';
const labelsOf = (language: Language) => `packages/i18n/src/messages/fields/${language}.ts`;
const languages = ['es', 'en'] as const;
const sentence = /^[A-Z].{8,}\.$/;

type Messages = Record<Language, Map<string, Entry>>;

export const fields: Check = {
  name: 'fields',
  run(tree) {
    const lists = everyList(contract.fieldLists);
    return {
      counted: `${lists.flatMap((list) => Object.keys(list.fields)).length} fields of ${lists.length} lists`,
      problems: fieldProblems(contract, readCatalogue(tree).entries),
    };
  },
};

export function fieldProblems({ endpoints, fieldLists }: Contract, messages: Messages): Problem[] {
  const lists = everyList(fieldLists);
  return [
    ...unlisted(endpoints),
    ...lists.flatMap(wrongLists),
    ...lists.flatMap((list) => missingMessages(list, messages)),
    ...strangeLabels(lists, messages),
    ...sharedActs(lists),
  ];
}

/** Adds the lists nested in fields. */
function everyList(lists: readonly ContractFieldList[]): ContractFieldList[] {
  const inside = lists.flatMap(({ fields: found }) =>
    Object.values(found).flatMap(({ parts }) => (parts ? [parts] : [])),
  );
  return [...new Set([...lists, ...inside])];
}

const wrong = (message: string): Problem => ({ file: contractFolder, message });

/** Fields of list rows that are missing in the field list, and lists without a field list. */
function unlisted(endpoints: Contract['endpoints']): Problem[] {
  const all = Object.entries(endpoints);
  return all.flatMap(([name, { method, path, query, answer }]) => {
    const twin = all.find(([, other]) => other.path === `${path}/export`)?.[1];
    // A lookup has pages but no `orderBy`; it only fills selects, so it is not a list here.
    const isSorted = query && 'take' in query.shape && 'orderBy' in query.shape;
    const isList = method === 'GET' && answer && (twin || isSorted);
    if (!isList) return [];
    const list = twin?.fields;
    if (!list) return [wrong(`${name} is a list without fields; export it with its field list`)];
    return Object.keys(answer.shape.data?.element.shape ?? {})
      .filter((field) => !(field in list.fields))
      .map((field) => wrong(`${list.resource}.${field} is in no field list; add it`));
  });
}

function wrongLists({ resource, acts, fields: found }: ContractFieldList): Problem[] {
  return Object.values(found).flatMap(({ name, kind, isDerived, words, only, ...field }) => {
    const reasons = [field.notInCsv, field.notInAudit, field.hidden];
    const isShown = !field.hidden && !field.notInAudit;
    return [
      ...(reasons.some((reason) => reason !== undefined && !sentence.test(reason))
        ? [wrong(`${resource}.${name} is left out without a reason; say why in a sentence`)]
        : []),
      ...(only && !isDerived
        ? [wrong(`${resource}.${name} is a field of the record; say why it is left out, not \`only\``)]
        : []),
      ...(acts.length > 0 && kind === 'choice' && isShown && !words
        ? [wrong(`${resource}.${name} is a choice without words; say with \`words\` where they are`)]
        : []),
    ];
  });
}

/** The labels that a list needs: one per field, and one per CSV column that screens show by another field. */
function labels({ resource, fields: found }: ContractFieldList): string[] {
  return Object.values(found)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, label, only, notInCsv }) =>
      only || notInCsv ? [label] : [label, `fields.${resource}.${name}`],
    );
}

function choiceWords({ words, choices }: ContractField): string[] {
  return words && choices ? choices.map((choice) => `${words}.${choice}`) : [];
}

function missingMessages(list: ContractFieldList, messages: Messages): Problem[] {
  const keys = [...labels(list), ...Object.values(list.fields).flatMap(choiceWords)];
  return languages.flatMap((language) =>
    [...new Set(keys)]
      .filter((key) => !messages[language].has(key))
      .map((key) => ({ file: labelsOf(language), message: `${key} is missing; add it` })),
  );
}

/** The heading of a list's page, and what an empty list says. */
const wordsOfLists = ['listTitle', 'listEmpty', 'listEmptyHint'];

/** Labels that belong to no field. */
function strangeLabels(lists: ContractFieldList[], { es }: Messages): Problem[] {
  const ofLists = lists.flatMap(({ resource }) => wordsOfLists.map((name) => `fields.${resource}.${name}`));
  const known = new Set([...lists.flatMap(labels), ...ofLists]);
  return [...es.values()]
    .filter(({ key }) => key.startsWith('fields.') && !known.has(key))
    .map(({ key, file, line }) => ({ file, line, message: `${key} is the label of no field; delete it` }));
}

/** The audit trail finds the field list by the first word of an act, so no two lists may share one. */
function sharedActs(lists: ContractFieldList[]): Problem[] {
  const acts = lists.flatMap((list) => list.acts);
  return acts
    .filter((act, index) => acts.indexOf(act) !== index)
    .map((act) => wrong(`${act} begins the acts of two field lists; the audit trail finds only one`));
}
