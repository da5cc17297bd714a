import AutoFixIcon from '@mui/icons-material/AutoFixHigh';
import { IconButton, InputAdornment, Tooltip } from '@mui/material';
import { friendlyUrlOf } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import { TextInput, useInput, useRecordContext, useTranslate } from 'react-admin';

interface UrlInputProps {
  projectName: string;
}

/** Derives the address of a new project from its name until the user types another address. */
function useAddressThatFollows(proposal: string, field: { value: unknown; onChange: (url: string) => void }) {
  const isNew = !useRecordContext()?.url;
  const proposed = useRef('');
  const { value, onChange } = field;
  useEffect(() => {
    if (!isNew || proposal === proposed.current) return;
    const isUntouched = (value ?? '') === proposed.current;
    proposed.current = proposal;
    if (isUntouched) onChange(proposal);
  }, [isNew, proposal, value, onChange]);
}

/** Asks for the project's address, and suggests one derived from its name. */
export function UrlInput({ projectName }: UrlInputProps) {
  const translate = useTranslate();
  const { field } = useInput({ source: 'url' });
  const proposal = friendlyUrlOf(projectName);
  useAddressThatFollows(proposal, field);
  const label = translate('project.backoffice.proposeUrl');
  return (
    <TextInput
      source="url"
      label="fields.projects.url"
      helperText="project.backoffice.hints.url"
      isRequired
      slotProps={{
        input: {
          endAdornment: proposal && proposal !== field.value && (
            <InputAdornment position="end">
              <Tooltip title={label}>
                <IconButton aria-label={label} edge="end" onClick={() => field.onChange(proposal)}>
                  <AutoFixIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
