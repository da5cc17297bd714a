import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SaveButton, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { changesBetween } from '../providers/changes.ts';
import { endpointOf } from '../providers/resources.ts';
import { FocusFirstProblem } from './FocusFirstProblem.tsx';
import { refusalsTogether, withFilesTogether } from './files-problems.ts';
import { type FormProblems, formProblems } from './form-problems.ts';
import { KeptForm } from './KeptForm.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type Saved, useSaveRecord } from './use-save-record.ts';

type Values = Record<string, unknown>;

interface PageFormProps {
  resource: string;
  /** The record to edit; without one, a new one is created. */
  record?: Saved | undefined;
  defaults?: Values;
  /** What is wrong beyond what the endpoint's own rules say. */
  problems?: (values: Values) => FormProblems;
  /** From what the form holds to what is sent. */
  tidy?: (values: Values) => Values;
  /** A field of the form, by which it learns how it stands. */
  anyField: string;
  saveLabel?: string;
  /** Where one goes once it is saved. */
  leadsTo?: 'list' | 'show';
  /** A field for several files, where the form has one. */
  filesField?: string;
  children: ReactNode;
}

const none = () => ({});
const asTyped = (values: Values) => values;

/** A form that is a page of its own: it leads on once the API has accepted it. */
export function PageForm({
  resource,
  record,
  defaults,
  problems = none,
  tidy = asTyped,
  anyField,
  saveLabel = 'ra.action.save',
  leadsTo = 'list',
  filesField = '',
  children,
}: PageFormProps) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const done = ({ id }: Saved) => {
    // Lists to choose from are kept for minutes; they have changed now.
    refresh();
    redirect(leadsTo, resource, id);
  };
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, done);
  const endpoint = endpointOf(resource, record ? 'edit' : 'create');
  // Only what was changed is judged, since only that is sent.
  const sent = (values: Values) => (record ? changesBetween(record, values) : values);
  return (
    <KeptForm
      record={record}
      defaultValues={defaults}
      validate={(values) =>
        withFilesTogether({ ...formProblems(endpoint, sent(tidy(values))), ...problems(values) }, filesField)
      }
      onSubmit={async (values: Values) => refusalsTogether(await save(tidy(values)), filesField)}
    >
      <FocusFirstProblem source={anyField} />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>{children}</Stack>
      <Box sx={{ py: 2 }}>
        <UploadProgress percent={uploadPercent} />
        <Stack direction="row" sx={{ gap: 1, mt: 0.5 }}>
          <SaveButton label={saveLabel} alwaysEnable size="large" />
          {uploadPercent !== undefined && (
            <Button onClick={stop} size="large">
              {translate('ra.action.cancel')}
            </Button>
          )}
        </Stack>
      </Box>
    </KeptForm>
  );
}
