import { problemsOf } from '@semilla/client';
import { newFiscalResidence } from '@semilla/contract';

export const checkResidence = (values: Record<string, string>) => problemsOf(newFiscalResidence, values);
