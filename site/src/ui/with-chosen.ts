import type { FieldProblem } from '@semilla/client';
import { type FileType, fieldErrorsByPath, file } from '@semilla/contract';

export interface Refused {
  name: string;
  problem: FieldProblem;
}

export interface Chosen {
  files: File[];
  refused: Refused[];
}

/** Splits newly chosen files into those that can be added and the problems of the others. */
export function withChosen(
  files: readonly File[],
  chosen: readonly File[],
  types: readonly FileType[],
  max: number,
): Chosen {
  const all: Chosen = { files: [...files], refused: [] };
  for (const one of chosen) {
    const { error } = file(types).safeParse(one);
    const [found] = error ? Object.values(fieldErrorsByPath(error)) : [];
    const problem =
      found ?? (all.files.length >= max ? ({ code: 'too_many', params: { max } } as const) : undefined);
    if (problem) all.refused.push({ name: one.name, problem });
    else all.files.push(one);
  }
  return all;
}
