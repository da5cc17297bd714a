import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { type DecisionAct, useDecisionKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { ChosenFile } from './ChosenFile.tsx';

interface FileInputProps {
  source: string;
  label: string;
  /** The accepted types, from the contract. */
  types: readonly string[];
  helperText: string;
  /** False if the parent shows the preview. */
  hasPreview?: boolean;
  /** The action whose work mode key opens the file chooser. */
  act?: DecisionAct;
}

// The file input inside receives the clicks and the focus; the label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Asks for one file by click or drag and drop, and previews it. The form validates size and type. */
export function FileInput({ types, helperText, hasPreview = true, act, ...props }: FileInputProps) {
  const translate = useTranslate();
  const key = useDecisionKey(act ?? 'approve');
  const { field, fieldState, id } = useInput(props);
  const file: File | undefined = field.value || undefined;
  const choose = (files: FileList | null) => files?.[0] && field.onChange(files[0]);

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
      sx={{
        border: '1px dashed',
        borderColor: fieldState.invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        p: 2,
      }}
    >
      <Button {...aroundField} variant="outlined" startIcon={<UploadFileIcon />}>
        {translate(props.label)}
        {act && <KeyCap of={act} />}
        <input
          id={id}
          type="file"
          accept={types.join(',')}
          aria-invalid={fieldState.invalid}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => choose(target.files)}
          className="visually-hidden"
          {...(act && key)}
        />
      </Button>
      {file && (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          file={file}
          // Files of other types are not previewed.
          hasPreview={hasPreview && types.includes(file.type)}
        />
      )}
      <FormHelperText id={`${id}-help`} error={fieldState.invalid} component="div">
        <span>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </span>
        {fieldState.invalid && !file && <span> {translate(helperText)}</span>}
      </FormHelperText>
    </Box>
  );
}
