/** The contract as the checks look at it. */
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
  /** Of an export. */
  fields?: ContractFieldList;
}

export interface Contract {
  endpoints: Readonly<Record<string, ContractEndpoint>>;
  fieldLists: readonly ContractFieldList[];
}

const source = new URL('../../../contract/src/', import.meta.url);

/** By its place: this package comes before all others, so none of them is a dependency of it. */
const load = (file: string) => import(new URL(file, source).href);

export const contract: Contract = {
  endpoints: (await load('endpoints.ts')).endpoints,
  fieldLists: (await load('field-lists.ts')).fieldLists,
};
