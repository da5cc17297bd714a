import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { acceptOf, type FileType, typedByName } from '@semilla/contract';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { InputHelperText } from 'react-admin';

interface DropAreaProps {
  /** The text of the button, which also names the file field. */
  label: ReactNode;
  hint: ReactNode;
  error?: string | undefined;
  types: readonly FileType[];
  onChoose: (files: File[]) => void;
  id?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Whether choosing a file is the next thing to do on the page. */
  isMain?: boolean;
  icon?: ReactNode;
  field?: ComponentProps<'input'>;
  /** The chosen files. */
  children?: ReactNode;
}

// The file field inside receives the clicks and the focus; the label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Takes files that are dropped on an element, and knows whether some are being dragged over it. */
function useDroppedFiles(onDrop: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && !isDisabled,
    dropping: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // The pointer also leaves the area's element when it enters a child of it.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!isDisabled && files.length) onDrop(files);
      },
    },
  };
}

/** Asks for files by a button or drag and drop. The parent keeps, checks and shows what was chosen. */
export function DropArea({
  label,
  hint,
  error,
  types,
  onChoose,
  id: givenId,
  isMultiple = false,
  isDisabled = false,
  isMain = false,
  icon = <UploadFileIcon />,
  field,
  children,
}: DropAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const choose = (files: File[]) => onChoose(files.map((file) => typedByName(file, types)));
  const { isOver, dropping } = useDroppedFiles(choose, isDisabled);
  const isInvalid = error !== undefined;
  return (
    <Box
      {...dropping}
      sx={{
        border: '1px dashed',
        borderColor: isInvalid ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 1,
        p: 2,
      }}
    >
      <Button
        {...aroundField}
        variant={isMain ? 'contained' : 'outlined'}
        disabled={isDisabled}
        startIcon={icon}
      >
        {label}
        <input
          {...field}
          id={id}
          type="file"
          multiple={isMultiple}
          accept={acceptOf(types)}
          disabled={isDisabled}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-help`}
          className="visually-hidden"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Without this, choosing the same file again, corrected or removed before, would not fire a change event.
            target.value = '';
            if (files.length) choose(files);
          }}
        />
      </Button>
      <FormHelperText id={`${id}-help`} error={isInvalid} component="div" sx={{ mt: 1 }}>
        {isInvalid && (
          <span>
            <InputHelperText error={error} />
          </span>
        )}{' '}
        {!(isInvalid && children) && <span>{hint}</span>}
      </FormHelperText>
      {children}
    </Box>
  );
}
