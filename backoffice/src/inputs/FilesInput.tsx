import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { formatFileSize } from '@semilla/format';
import { InputHelperText, useInput, useTranslate } from 'react-admin';

interface FilesInputProps {
  source: string;
  label: string;
  helperText: string;
  /** The accepted types, from the contract. */
  types: readonly string[];
}

// The file input inside receives the clicks and the focus; the label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Asks for several files by click or drag and drop. Each can be removed. */
export function FilesInput({ types, helperText, ...props }: FilesInputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput(props);
  const files: File[] = field.value || [];
  const add = (more: FileList | null) => more?.length && field.onChange([...files, ...more]);
  const remove = (file: File) => field.onChange(files.filter((candidate) => candidate !== file));

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button {...aroundField} startIcon={<AttachFileIcon />}>
          {translate(props.label)}
          <input
            id={id}
            type="file"
            multiple
            accept={types.join(',')}
            aria-invalid={fieldState.invalid}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              add(target.files);
              // Without this, choosing a removed file again would not fire a change event.
              target.value = '';
            }}
            className="visually-hidden"
          />
        </Button>
        {files.map((file) => (
          <Chip
            key={`${file.name} ${file.size} ${file.lastModified}`}
            label={`${file.name} (${formatFileSize(file.size)})`}
            onDelete={() => remove(file)}
            slotProps={{ label: { title: file.name } }}
            sx={{ maxWidth: '100%' }}
          />
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid} component="div">
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
}
