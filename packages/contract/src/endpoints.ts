import type { Endpoint } from './shared/endpoint.ts';
import * as v1 from './v1.ts';

/** Every endpoint of the API by name, such as `projects.find`, for code that iterates over all of them. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(v1).flatMap(([resource, acts]) =>
    Object.entries<Endpoint>(acts).map(([act, endpoint]) => [`${resource}.${act}`, endpoint]),
  ),
);
