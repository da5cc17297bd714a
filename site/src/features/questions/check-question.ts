import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';

export const checkQuestion =
  (projectId: string) =>
  ({ question }: { question: string }) =>
    problemsOf(v1.projectQuestions.create.body, { projectId, question });
