import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { MessageKey } from '@semilla/i18n';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { Saved } from '../../inputs/use-save-record.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { Message } from '../../layout/Message.tsx';
import { useMayEditProject } from '../MayEditProject.tsx';
import { useContents } from './use-contents.ts';

export interface FormProps<R> {
  record?: R;
  projectId: string;
  onDone: () => void;
  onClose: () => void;
}

/** What can be done with one item; absent where the one signed in may only look. */
export interface ItemActs<R> {
  edit: (record: R) => void;
  askToDelete: (record: R) => void;
  change: (record: R, changes: Partial<R>) => void;
}

/** The messages of a kind of contents. */
export interface Words {
  add: MessageKey;
  empty: MessageKey;
  emptyHint: MessageKey;
  delete: MessageKey;
}

interface ContentsPanelProps<R extends Saved> {
  resource: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  icon: ReactNode;
  words: Words;
  form: ComponentType<FormProps<R>>;
  children: (records: R[], acts: ItemActs<R> | undefined) => ReactNode;
}

/** A tab of a project that lists what belongs to it, with adding, editing and deleting for whoever may. */
export function ContentsPanel<R extends Saved>({
  resource,
  sort,
  icon,
  words,
  form: EditForm,
  children,
}: ContentsPanelProps<R>) {
  const translate = useTranslate();
  const mayEdit = useMayEditProject();
  const contents = useContents<R>(resource, sort);
  const [editing, setEditing] = useState<R | 'new'>();
  const [deleting, setDeleting] = useState<R>();
  const { projectId, records, error, isPending, refetch } = contents;

  if (isPending) return <Skeleton variant="rounded" height={260} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;

  const close = () => setEditing(undefined);
  const done = () => {
    void refetch();
    close();
  };
  const addButton = mayEdit && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
      {translate(words.add)}
    </Button>
  );
  const acts = mayEdit ? { edit: setEditing, askToDelete: setDeleting, change: contents.change } : undefined;

  return (
    <Stack sx={{ gap: 2 }}>
      {records.length === 0 ? (
        <Message
          icon={icon}
          title={translate(words.empty)}
          text={translate(words.emptyHint)}
          action={addButton}
        />
      ) : (
        <>
          {addButton && <Box>{addButton}</Box>}
          {children(records, acts)}
        </>
      )}
      {editing && (
        <EditForm
          record={editing === 'new' ? undefined : editing}
          projectId={projectId}
          onDone={done}
          onClose={close}
        />
      )}
      <Confirm
        isOpen={Boolean(deleting)}
        loading={contents.isDeleting}
        title={translate(words.delete)}
        content={translate('common.backoffice.cannotBeUndone')}
        onConfirm={() => deleting && void contents.discard(deleting, () => setDeleting(undefined))}
        onClose={() => setDeleting(undefined)}
      />
    </Stack>
  );
}
