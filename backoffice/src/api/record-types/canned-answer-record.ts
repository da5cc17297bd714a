import type { CannedAnswer } from '@semilla/contract';

export type CannedAnswerRecord = CannedAnswer & { id: string };
