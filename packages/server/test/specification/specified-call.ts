import type { Person } from '../permissions/people.ts';
import type { World } from '../permissions/world.ts';

/** A call in the words of the specification, where its name leaves out what is in braces. */
export interface SpecifiedCall {
  by: Person;
  path?: string;
  body?: object;
  form?: FormData;
}

/** Calls by their name, such as `PATCH /v1/account/users/{id}`. */
export type SpecifiedCalls = Record<string, (world: World) => Promise<SpecifiedCall>>;
