import type { SQLWrapper } from 'drizzle-orm';
import { type TextBehind, textBehind } from '../kit/database/text-behind.ts';
import { projects } from '../schema/projects.ts';

/** The name of the project that a column refers to, for sorting. */
export const sortedProjectName = (reference: SQLWrapper): TextBehind =>
  textBehind(projects, reference, ({ projectId, name }) => ({ id: projectId, text: name }));
