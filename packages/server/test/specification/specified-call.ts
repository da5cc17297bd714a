import type { Person } from '../permissions/people.ts';
import type { World } from '../permissions/world.ts';

/** A call as the specification writes it. Path parameters in braces have no names. */
export interface SpecifiedCall {
  by: Person;
  path?: string;
  body?: object;
  form?: FormData;
}

/** Calls by their name, such as `PATCH /v1/account/users/{id}`. */
export type SpecifiedCalls = Record<string, (world: World) => Promise<SpecifiedCall>>;
