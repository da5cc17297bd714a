import { ApiProblem, sendOnce } from '@semilla/client';
import { type Imported, type ImportPreview, importSizeBytesMax, tableTypes } from '@semilla/contract';
import { useRef, useState } from 'react';
import { call } from '../../api/session.ts';
import { messageOf } from '../acts/message-of.ts';
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
async function copied(file: File): Promise<File> {
  const { name, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type: tableTypes[0], lastModified });
}

/** The steps of an import: choose a file, see what it would do, import it. */
export function useImport({ preview, create }: ImportKind) {
  const [step, setStep] = useState<Step>({});
  const running = useRef<AbortController>(undefined);

  /** Runs a part of the import. Choosing another file ends it. */
  async function run(before: Step, act: (signal: AbortSignal) => Promise<Step>) {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const show = (next: Step) => attempt.signal.aborted || setStep({ ...before, ...next });
    show({ isBusy: true });
    try {
      show(await act(attempt.signal));
    } catch (error) {
      show({ refusal: error instanceof DOMException ? 'overview.import.unreadable' : messageOf(error) });
    }
  }

  const previewOf = async (file: File, signal: AbortSignal): Promise<ImportPreview> =>
    call(preview, { body: { file } }, { signal });

  const check = async (chosen: File) =>
    run({}, async (signal) => {
      if (chosen.size >= importSizeBytesMax) return { file: chosen, refusal: 'overview.import.tooLarge' };
      const file = await copied(chosen);
      return { file, preview: await previewOf(file, signal) };
    });

  const carryOut = async () => {
    const { file, preview: seen } = step;
    if (!file) return;
    await run({ file, preview: seen }, async (signal) => {
      try {
        return { imported: await sendOnce(call, create, { body: { file } }, { signal }) };
      } catch (error) {
        if (!(error instanceof ApiProblem) || !error.is('file.rows_wrong')) throw error;
        // What the file would do has changed since its preview.
        return { preview: await previewOf(file, signal), refusal: messageOf(error) };
      }
    });
  };

  return { ...step, check, carryOut };
}
