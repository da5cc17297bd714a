import type { FieldList } from '@semilla/contract';

/** Replaces the fields that only staff see with null, for an answer to the public. */
export function hideStaffFields<Answer extends object>({ fields }: FieldList, answer: Answer): Answer {
  const hidden = Object.values(fields).filter(({ seenBy }) => seenBy === 'staff');
  return { ...answer, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
