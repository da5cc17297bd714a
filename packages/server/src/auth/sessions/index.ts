export { findCaller } from './find-caller.ts';
export { assertMayLogIn } from './log-in.ts';
export { openSession } from './open-session.ts';
export { deleteExpiredSessions, deleteSessions, hasCodeSince } from './repository.ts';
export { registerSessions } from './routes.ts';
export { sessions } from './table.ts';
