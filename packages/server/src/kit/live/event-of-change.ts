import type { AuditNote } from '../audit/write-audit.ts';
import type { Actor } from '../change/actor.ts';
import type { PageTag } from '../pages/pages.ts';
import type { ChangeEvent } from './change-event.ts';
import { topicOf } from './topic-of.ts';

const projectTag = /^project:(.+)$/;

/** A log-in changes the sessions of a user and nothing else of them. */
function topicsOf({ action, subjectType }: AuditNote): (string | undefined)[] {
  const actTopic = topicOf(action.split('.')[0] ?? '');
  return actTopic === 'sessions' ? [actTopic] : [actTopic, topicOf(subjectType)];
}

/** Staff who were responsible before the change: their lists lose the record. */
function formerStaffOf({ before }: AuditNote): unknown[] {
  return [before?.managerId, before?.responsibleId];
}

const distinct = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
];

/** What the notes for the audit trail and the stale pages of a change say about it; undefined if nothing. */
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
