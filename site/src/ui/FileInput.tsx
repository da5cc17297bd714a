import type { FileType } from '@semilla/contract';
import { formatFileSize } from '@semilla/format';
import { FieldFrame } from './inputs.tsx';
import { NativeFileInput } from './NativeFileInput.tsx';
import { fileSizeMax, typesIn } from './type-names.ts';
import type { FormState, FormValues } from './use-form.ts';
import { useSay } from './words-context.tsx';

interface Props<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  types: readonly FileType[];
}

/** Asks for one file. Checks its type and size. */
export function FileInput<V extends FormValues>({ form, name, label, types }: Props<V>) {
  const say = useSay();
  const file = form.values[name];
  const hint = say('common.upload.hint', {
    types: typesIn(say, types),
    size: fileSizeMax,
  });
  return (
    <FieldFrame
      label={label}
      hint={file instanceof File ? `${file.name} · ${formatFileSize(file.size)}` : hint}
      problem={form.problems[name]}
    >
      {(tied) => (
        <NativeFileInput
          {...tied}
          name={name}
          types={types}
          onChoose={([chosen = null]) => form.set(name, chosen as V[typeof name])}
        />
      )}
    </FieldFrame>
  );
}
