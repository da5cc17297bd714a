import type { FileType } from '@semilla/contract';
import { useInput, useTranslate } from 'react-admin';
import { type DecisionAct, useDecisionKey } from '../acts/deciding/deciding-context.ts';
import { KeyCap } from '../acts/deciding/KeyCap.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { DropArea } from './DropArea.tsx';

interface FileInputProps {
  source: string;
  label: string;
  /** The accepted types, from the contract. */
  types: readonly FileType[];
  helperText: string;
  /** False if the parent shows the preview. */
  hasPreview?: boolean;
  /** The action whose work mode key opens the file chooser. */
  act?: DecisionAct;
}

/** Asks for one file and previews it. The form validates size and type. */
export function FileInput({ types, helperText, hasPreview = true, act, ...props }: FileInputProps) {
  const translate = useTranslate();
  const key = useDecisionKey(act ?? 'approve');
  const { field, fieldState, id } = useInput(props);
  const file: File | undefined = field.value || undefined;

  return (
    <DropArea
      id={id}
      label={
        <>
          {translate(props.label)}
          {act && <KeyCap of={act} />}
        </>
      }
      hint={translate(helperText)}
      error={fieldState.error?.message}
      types={types}
      onChoose={([chosen]) => field.onChange(chosen)}
      field={act && key}
    >
      {file && (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          file={file}
          // Files of other types are not previewed.
          hasPreview={hasPreview && (types as readonly string[]).includes(file.type)}
        />
      )}
    </DropArea>
  );
}
