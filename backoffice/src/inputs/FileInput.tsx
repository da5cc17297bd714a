import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { formatFileSize } from '@semilla/format';
import { useEffect, useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';

interface FileInputProps {
  source: string;
  label: string;
  /** The types that are accepted, as the contract lists them. */
  types: readonly string[];
  helperText: string;
  /** Whether what was chosen is shown here; else whoever uses this shows it. */
  hasPreview?: boolean;
}

function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
  }, [file]);
  return address;
}

function Chosen({ file, hasPreview }: { file: File; hasPreview: boolean }) {
  const preview = usePreview(file);
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {hasPreview && preview && (
        <img src={preview} alt="" style={{ maxWidth: '100%', maxHeight: 200, display: 'block' }} />
      )}
      {file.name} ({formatFileSize(file.size)})
    </Box>
  );
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
      {file && <Chosen key={`${file.name} ${file.lastModified}`} file={file} hasPreview={hasPreview} />}
      <FormHelperText id={`${id}-help`} error={fieldState.invalid} component="div">
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
}
