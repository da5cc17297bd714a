/** The part of the contract that checks use. */
export interface ContractField {
  name: string;
  label: string;
  kind: string;
  isDerived: boolean;
  choices?: readonly string[];
  words?: string;
  parts?: ContractFieldList;
  only?: string;
  notInCsv?: string;
  notInAudit?: string;
  hidden?: string;
}

export interface ContractFieldList {
  resource: string;
  acts: readonly string[];
  fields: Readonly<Record<string, ContractField>>;
}

interface Schema {
  shape: Record<string, Schema>;
  element: Schema;
}

export interface ContractEndpoint {
  method: string;
  path: string;
  query?: Schema;
  answer?: Schema;
  /** Only exports have a field list. */
  fields?: ContractFieldList;
}

export interface Contract {
  endpoints: Readonly<Record<string, ContractEndpoint>>;
  fieldLists: readonly ContractFieldList[];
}

const source = new URL('../../../contract/src/', import.meta.url);

/** Imports by path, because every package depends on this one, so it cannot depend on the contract. */
const load = (file: string) => import(new URL(file, source).href);

export const contract: Contract = {
  endpoints: (await load('endpoints.ts')).endpoints,
  fieldLists: (await load('field-lists.ts')).fieldLists,
};

export const isVersioned: (endpoint: ContractEndpoint) => boolean = (await load('shared/endpoint.ts'))
  .isVersioned;
