import type { projectQuestion, questionAddition } from '@semilla/contract';
import type { RecordOf, RecordValue } from '../as-record-value.ts';

export type QuestionRecord = RecordOf<typeof projectQuestion>;
export type AdditionRecord = RecordValue<(typeof questionAddition)['_zod']['output']>;
