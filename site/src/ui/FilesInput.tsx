import type { FieldProblem } from '@semilla/client';
import type { FileType } from '@semilla/contract';
import { formatFileSize } from '@semilla/format';
import { useState } from 'react';
import { FieldFrame } from './inputs.tsx';
import { Mark } from './Mark.tsx';
import { NativeFileInput } from './NativeFileInput.tsx';
import { fileSizeMax, typesIn } from './type-names.ts';
import { type Refused, withChosen } from './with-chosen.ts';
import { useSay } from './words-context.tsx';

interface Props {
  label: string;
  types: readonly FileType[];
  max: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** The server's problem with the files. */
  problem?: FieldProblem | undefined;
}

/** Asks for several files. Files that the server would refuse are not added. */
export function FilesInput({ label, types, max, files, onChange, problem }: Props) {
  const say = useSay();
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  function add(chosen: readonly File[]): void {
    const all = withChosen(files, chosen, types, max);
    setRefused(all.refused);
    onChange(all.files);
  }

  return (
    <div className="files">
      <FieldFrame
        label={label}
        hint={say('common.upload.severalHint', {
          types: typesIn(say, types),
          size: fileSizeMax,
          max,
        })}
        problem={problem}
      >
        {(tied) => <NativeFileInput {...tied} multiple types={types} onChoose={add} />}
      </FieldFrame>
      {refused.length > 0 && <RefusedFiles refused={refused} />}
      {files.length > 0 && (
        <ul className="bare files-chosen">
          {files.map((one) => (
            <li key={`${one.name} ${one.size} ${one.lastModified}`}>
              <span>
                {one.name} <span className="muted numbers">{formatFileSize(one.size)}</span>
              </span>
              <button
                className="icon-button"
                type="button"
                aria-label={say('common.upload.takeOut', { name: one.name })}
                onClick={() => onChange(files.filter((other) => other !== one))}
              >
                <Mark kind="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RefusedFiles({ refused }: { refused: readonly Refused[] }) {
  const say = useSay();
  return (
    <ul className="bare problem" role="alert">
      {refused.map(({ name, problem }) => (
        <li key={name}>
          {name}: {'message' in problem ? problem.message : say(`validation.${problem.code}`, problem.params)}
        </li>
      ))}
    </ul>
  );
}
