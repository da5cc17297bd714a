import type * as contract from '@semilla/contract';
import type { ClientInputOf, Endpoint, ErrorCode, Permission } from '@semilla/contract';
import type { UserGiven } from '../testing/users.ts';
import type { CallerName, Owner, Person } from './people.ts';
import type { World } from './world.ts';

type Contract = typeof contract;

/** The names of all endpoints of the contract. */
export type EndpointName = {
  [N in keyof Contract]: Contract[N] extends { method: string; path: string; who: string } ? N : never;
}[keyof Contract];

interface Input<E extends Endpoint> {
  input: ClientInputOf<E>;
}

type Given<E extends Endpoint, More> = (world: World) => Promise<Input<E> & More>;

/** What those who may not reach a subject are answered, where it is not "not found". */
export type Outside = Partial<Record<CallerName, 400 | 403 | 404>>;

/** A call that says nothing of anybody's records: who may make it, may. */
interface RoleExample<E extends Endpoint> {
  kind: 'role';
  /** With `headers` where a call needs some that no page of ours sends. */
  given: Given<E, { headers?: Record<string, string> }>;
}

/** A list, or its CSV: who may ask for it finds in it what is within reach, by a `mark` that nothing else has. */
interface ListExample<E extends Endpoint> {
  kind: 'list';
  /** Whether the front office does not show what carries the mark. */
  isHidden?: boolean;
  given: Given<E, { mark: string; owner?: Owner }>;
}

/** A call about one record, by an `id` that stands in the input. Out of reach, it answers as if there were none. */
interface SubjectExample<E extends Endpoint> {
  kind: 'subject';
  isHidden?: boolean;
  /** The permission that decides, where the endpoint itself is open to anyone. */
  like?: Permission;
  outside?: Outside;
  /** The code of a 404 that has a name of its own. */
  missing?: ErrorCode;
  given: Given<E, { id: string; owner?: Owner }>;
}

/** A call about whoever makes it, who is somebody new each time. */
interface SelfExample<E extends Endpoint> {
  kind: 'self';
  person?: UserGiven;
  given: (world: World, person: Person) => Promise<Input<E>>;
}

/** How to make a good call of an endpoint. */
export type Example<E extends Endpoint = Endpoint> =
  | RoleExample<E>
  | ListExample<E>
  | SubjectExample<E>
  | SelfExample<E>;

/** One for each endpoint: whoever adds an endpoint says here how it is called, or nothing compiles. */
export type Examples = {
  [N in EndpointName]: Contract[N] extends Endpoint ? Example<Contract[N]> : never;
};
