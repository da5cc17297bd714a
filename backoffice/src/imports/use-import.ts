import { isAborted, sendOnce } from '@semilla/client';
import {
  type AnswerOf,
  type Endpoint,
  type Imported,
  type ImportPreview,
  tableTypes,
} from '@semilla/contract';
import { useRef, useState } from 'react';
import { messageOf } from '../layout/message-of.ts';
import { call } from '../providers/session.ts';
import type { ImportKind } from './import-kinds.ts';

interface Step {
  /** The chosen file, as it was when it was chosen. */
  file?: File;
  preview?: ImportPreview;
  imported?: Imported;
  refusal?: string;
  isBusy?: boolean;
}

/** Copies a chosen file, because a browser does not send a file that was edited after it was chosen. */
const copied = async (file: File) => new File([await file.arrayBuffer()], file.name, { type: tableTypes[0] });

/** The steps of an import: choose a file, see what it would do, import it. */
export function useImport({ preview, create }: ImportKind) {
  const [step, setStep] = useState<Step>({});
  const running = useRef<AbortController>(undefined);

  async function run<E extends Endpoint>(
    endpoint: E,
    before: Step & { file: File },
    next: (answer: AnswerOf<E>) => Step,
  ) {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    setStep({ ...before, isBusy: true });
    try {
      const input = { body: { file: before.file } } as never;
      setStep({ ...before, ...next(await sendOnce(call, endpoint, input, { signal: attempt.signal })) });
    } catch (error) {
      if (!isAborted(error)) setStep({ ...before, refusal: messageOf(error) });
    }
  }

  const check = async (chosen: File) =>
    run(preview, { file: await copied(chosen) }, (answer) => ({ preview: answer as ImportPreview }));

  const carryOut = () => {
    const { file, preview: seen } = step;
    if (file) void run(create, { file, preview: seen }, (answer) => ({ imported: answer as Imported }));
  };

  return { ...step, check, carryOut };
}
