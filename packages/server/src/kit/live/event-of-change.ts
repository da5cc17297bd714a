import type { AuditNote } from '../audit/write-audit.ts';
import type { Actor } from '../change/actor.ts';
import type { PageTag } from '../pages/pages.ts';
import type { ChangeEvent } from './change-event.ts';
import { topicOf } from './topic-of.ts';

const projectTag = /^project:(.+)$/;

/** A log-in changes only the user's sessions, so it does not count as a change to the user. */
function topicsOf({ action, subjectType }: AuditNote): (string | undefined)[] {
  const actTopic = topicOf(action.split('.')[0] ?? '');
  return actTopic === 'sessions' ? [actTopic] : [actTopic, topicOf(subjectType)];
}

/**
 * Staff who were responsible before the change. They are told too, because the record disappears from their
 * lists.
 */
function formerStaffOf({ before }: AuditNote): unknown[] {
  return [before?.managerId, before?.responsibleId];
}

const distinct = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

/** The event of a change, derived from its audit notes and stale pages; undefined if there is nothing to announce. */
export function eventOfChange(
  actor: Pick<Actor, 'userId'>,
  notes: readonly AuditNote[],
  tags: Iterable<PageTag> = [],
): ChangeEvent | undefined {
  const touched = [...tags].map((tag) => projectTag.exec(tag)?.[1]);
  const projects = notes.filter(({ subjectType }) => subjectType === 'project');
  const topics = distinct([...notes.flatMap(topicsOf), touched.some(Boolean) ? 'projects' : undefined]);
  if (!topics.length) return undefined;
  const people = notes.filter(({ subjectType }) => subjectType === 'user');
  return {
    topics,
    ids: distinct(notes.map(({ subjectId }) => subjectId)),
    userIds: distinct([
      ...notes.map(({ personId }) => personId),
      ...people.map(({ subjectId }) => subjectId),
    ]),
    projectIds: distinct([...touched, ...projects.map(({ subjectId }) => subjectId)]),
    alsoIds: distinct([actor.userId, ...notes.map(({ userId }) => userId), ...notes.flatMap(formerStaffOf)]),
  };
}
