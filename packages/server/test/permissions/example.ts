import type * as contract from '@semilla/contract';
import type { ClientInputOf, Endpoint, ErrorCode, Permission, PlainAmounts } from '@semilla/contract';
import type { UserGiven } from '../users.ts';
import type { CallerName, Owner, Person } from './people.ts';
import type { World } from './world.ts';

type Resources = typeof contract.v1;

type OfResource<R extends keyof Resources & string> = {
  [Act in keyof Resources[R] & string as `${R}.${Act}`]: Resources[R][Act];
};

type UnionToIntersection<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void
  ? I
  : never;

/** Every endpoint of the contract by its name, such as `projects.find`. */
type Contract = UnionToIntersection<
  { [R in keyof Resources & string]: OfResource<R> }[keyof Resources & string]
>;

export type EndpointName = keyof Contract;

interface Input<E extends Endpoint> {
  input: PlainAmounts<ClientInputOf<E>>;
}

type Given<E extends Endpoint, Extra> = (world: World) => Promise<Input<E> & Extra>;

/** The status for callers who cannot reach the subject, if it is not 404. */
export type Outside = Partial<Record<CallerName, 400 | 403 | 404>>;

/** A request without personal records: the role alone decides. */
interface RoleExample<E extends Endpoint> {
  kind: 'role';
  /** Whether an administrator's request needs a second person. */
  isProposed?: boolean;
  given: Given<E, { headers?: Record<string, string> }>;
}

/** A list or its CSV: callers find only records within their reach, recognised by a unique `mark`. */
interface ListExample<E extends Endpoint> {
  kind: 'list';
  /** Whether the marked record is hidden from the public site. */
  isHidden?: boolean;
  given: Given<E, { mark: string; owner?: Owner }>;
}

/** A request about one record; its `id` is in the input. A caller who cannot reach it gets the answer for an unknown id. */
interface SubjectExample<E extends Endpoint> {
  kind: 'subject';
  isHidden?: boolean;
  /** For an endpoint that is open to anyone: the permission that decides about the record. */
  like?: Permission;
  /** Whether a call of staff needs a second person and answers 202. */
  isProposed?: boolean;
  outside?: Outside;
  /** The error code of the 404, if it is not `request.not_found`. */
  missing?: ErrorCode;
  given: Given<E, { id: string; owner?: Owner }>;
}

/** A request about the caller, a new user each time. */
interface SelfExample<E extends Endpoint> {
  kind: 'self';
  /** The error code for staff, if only customers may do this. */
  refusesStaff?: ErrorCode;
  person?: UserGiven;
  given: (world: World, person: Person) => Promise<Input<E>>;
}

/** How to build a valid request to an endpoint. */
export type Example<E extends Endpoint = Endpoint> =
  | RoleExample<E>
  | ListExample<E>
  | SubjectExample<E>
  | SelfExample<E>;

/** One example per endpoint; an endpoint without one does not compile. */
export type Examples = {
  [N in EndpointName]: Contract[N] extends Endpoint ? Example<Contract[N]> : never;
};
