import { isStaff, type Role } from '@semilla/contract';

const minute = 60_000;

/** How long a session without its second factor lasts. */
export const halfSessionMs = 15 * minute;

/** How long a session lasts without use. */
export const idleMs = (role: Role): number => (isStaff(role) ? 30 : 120) * minute;

/** The maximum life of a session, even if it is used. */
export const lifeMaxMs = (role: Role): number => (isStaff(role) ? 12 : 24) * 60 * minute;
