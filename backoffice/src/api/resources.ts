import { type Endpoint, idFieldOf, v1 } from '@semilla/contract';
import { kebabCase } from './kebab-case.ts';
import { exceptions } from './resource-exceptions.ts';

export interface ApiResource {
  /** The field with the record's id. React-admin expects it as `id` too. */
  idField: string;
  /** The list endpoint. Its path parameters come from the filter. */
  list?: Endpoint | undefined;
  read?: Endpoint | undefined;
  create?: Endpoint | undefined;
  edit?: Endpoint | undefined;
  delete?: Endpoint | undefined;
  export?: Endpoint | undefined;
  /** Additional acts, by the name used for access checks. */
  acts?: Record<string, Endpoint>;
}

type Group = Partial<Record<string, Endpoint>>;

/** The contract's endpoint groups by resource name, for example `project-documents`. */
const groups = new Map<string, Group>(Object.entries(v1).map(([name, group]) => [kebabCase(name), group]));

function fromApi({ find, findOne, create, edit, delete: remove, export: exported }: Group): ApiResource {
  return {
    idField: (find && idFieldOf(find)) ?? 'id',
    list: find,
    read: findOne,
    create,
    edit,
    delete: remove,
    export: exported,
  };
}

/** The API's name of a resource, such as `users` for `customer`. */
export const apiNameOf = (name: string): string => exceptions[name]?.of ?? name;

export const hasResource = (name: string) => groups.has(apiNameOf(name)) || Object.hasOwn(exceptions, name);

const known = new Map<string, ApiResource>();

/** The endpoints of a resource. A resource without an exception has the same name in the API. */
export function resourceNamed(name: string): ApiResource {
  const earlier = known.get(name);
  if (earlier) return earlier;
  if (!hasResource(name))
    throw new Error(`The API has no resource "${name}"; see api/resource-exceptions.ts.`);
  const { of: _, ...others } = exceptions[name] ?? {};
  const resource = { ...fromApi(groups.get(apiNameOf(name)) ?? {}), ...others };
  if (others.list) resource.idField = others.idField ?? idFieldOf(others.list) ?? 'id';
  known.set(name, resource);
  return resource;
}

const listNames = new Map<Endpoint, string>(
  Object.entries(v1 as Record<string, Group>).flatMap(([name, { find }]) =>
    find ? [[find, name] as const] : [],
  ),
);

/** The API's name of a resource's list, such as `bankEntries` for `bank`. Undefined if the list has no order to choose. */
export function listNameOf(name: string): string | undefined {
  const { list } = hasResource(name) ? resourceNamed(name) : {};
  return list?.query && 'orderBy' in list.query.shape ? listNames.get(list) : undefined;
}

/** The endpoint for an act. Throws an error that names the missing endpoint. */
export function endpointOf(name: string, act: Exclude<keyof ApiResource, 'idField' | 'acts'>): Endpoint {
  const endpoint = resourceNamed(name)[act];
  if (!endpoint) throw new Error(`The API has no "${act}" for "${name}".`);
  return endpoint;
}
