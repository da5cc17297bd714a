import {
  companyInvitation,
  type Field,
  individualInvitation,
  newProject,
  projectFieldList,
  projectImportFields,
  userFieldList,
  userImportFields,
  v1,
} from '@semilla/contract';

type Shape = Record<string, { safeParse: (value: unknown) => { success: boolean } } | undefined>;
type Need = 'always' | 'persons' | 'companies' | 'never';

export interface ImportKind {
  preview: typeof v1.userImports.preview | typeof v1.projectImports.preview;
  create: typeof v1.userImports.create | typeof v1.projectImports.create;
  fields: readonly Field[];
  needOf: (field: string) => Need;
  /** The list in which the new records appear, and the name of the act in the messages. */
  list: string;
}

const isNeeded = (shape: Shape, field: string) => shape[field]?.safeParse(undefined).success === false;

function needOfUser(field: string): Need {
  const ofPersons = isNeeded(individualInvitation.shape, field);
  const ofCompanies = isNeeded(companyInvitation.shape, field === 'name' ? 'companyName' : field);
  if (ofPersons && ofCompanies) return 'always';
  if (ofPersons) return 'persons';
  return ofCompanies ? 'companies' : 'never';
}

export const importKinds = {
  customer: {
    preview: v1.userImports.preview,
    create: v1.userImports.create,
    fields: userImportFields.map((name) => userFieldList.fields[name]),
    needOf: needOfUser,
    list: '/customer',
  },
  project: {
    preview: v1.projectImports.preview,
    create: v1.projectImports.create,
    fields: projectImportFields.map((name) => projectFieldList.fields[name]),
    // The server makes a missing address from the name.
    needOf: (field) => (field !== 'url' && isNeeded(newProject.shape, field) ? 'always' : 'never'),
    list: '/project',
  },
} as const satisfies Record<string, ImportKind>;

export type ImportName = keyof typeof importKinds;
