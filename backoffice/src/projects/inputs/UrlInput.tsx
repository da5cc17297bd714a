import AutoFixIcon from '@mui/icons-material/AutoFixHigh';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { friendlyUrlOf } from './friendly-url-of.ts';

interface UrlInputProps {
  projectName: string;
}

/** Asks for the project's address, and proposes one based on its name. */
export function UrlInput({ projectName }: UrlInputProps) {
  const translate = useTranslate();
  const { field } = useInput({ source: 'url' });
  const proposal = friendlyUrlOf(projectName);
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
