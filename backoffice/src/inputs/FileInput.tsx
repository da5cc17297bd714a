import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { ChosenFile } from './ChosenFile.tsx';

interface FileInputProps {
  source: string;
  label: string;
  /** The types that are accepted, as the contract lists them. */
  types: readonly string[];
  helperText: string;
  /** Whether what was chosen is shown here; else whoever uses this shows it. */
  hasPreview?: boolean;
}

// What is pressed is the field within; its label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Asks for one file, by a click or by dropping it, and shows what was chosen. Its size and type are judged by the form. */
export function FileInput({ types, helperText, hasPreview = true, ...props }: FileInputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput(props);
  const file: File | undefined = field.value || undefined;
  const take = (files: FileList | null) => files?.[0] && field.onChange(files[0]);

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
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
        <input
          id={id}
          type="file"
          accept={types.join(',')}
          aria-invalid={fieldState.invalid}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => take(target.files)}
          className="visually-hidden"
        />
      </Button>
      {file && (
        <ChosenFile
          key={`${file.name} ${file.lastModified}`}
          file={file}
          // What is not accepted here is not opened here either.
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
