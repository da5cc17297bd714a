import AddIcon from '@mui/icons-material/Add';
import { Button, Skeleton } from '@mui/material';
import type { MessageKey } from '@semilla/i18n';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { Confirm } from '../../../kit/dialog/Confirm.tsx';
import { FormInPageProvider } from '../../../kit/form/form-in-page.ts';
import type { Saved } from '../../../kit/form/use-save-record.ts';
import type { ListFrameProps } from '../../../kit/list/ListFrame.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { useGoingOn } from '../creation/use-going-on.ts';
import { useIsFirst } from '../creation/use-is-first.ts';
import { useMayEditProject } from '../MayEditProject.tsx';
import { type ItemActs, ItemActsProvider } from './item-acts.ts';
import { useItemChanges } from './use-item-changes.ts';

export interface FormProps<R> {
  record?: R;
  projectId: string;
  onDone: () => void;
  /** In the steps of creating a project: goes on to the next one. */
  onGoOn?: (() => void) | undefined;
  onClose: () => void;
}

/** The messages for a kind of content. */
export interface Words {
  add: MessageKey;
  empty: MessageKey;
  emptyHint: MessageKey;
}

interface ContentsListProps<R extends Saved>
  extends Pick<ListFrameProps, 'sort' | 'sortable' | 'table' | 'cards' | 'perPage'> {
  resource: string;
  filters: ReactElement[];
  icon: ReactNode;
  words: Words;
  form: ComponentType<FormProps<R>>;
}

interface DeleteConfirmProps {
  name: string;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function DeleteConfirm({ name, isDeleting, ...answers }: DeleteConfirmProps) {
  const translate = useTranslate();
  return (
    <Confirm
      isOpen
      loading={isDeleting}
      title={translate('common.backoffice.deleteNamed', { name })}
      content={translate('common.backoffice.cannotBeUndone')}
      confirm="ra.action.delete"
      confirmColor="warning"
      {...answers}
    />
  );
}

/**
 * A tab with one kind of project content. Users with permission can create, edit and delete items. An empty step of creating a
 * project shows the form of the first item at once.
 */
export function ContentsList<R extends Saved>({
  resource,
  words,
  form: EditForm,
  ...list
}: ContentsListProps<R>) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const projectId = useRecordContext<ProjectRecord>()?.id;
  const mayEdit = useMayEditProject();
  const { change, deleteItem, isDeleting } = useItemChanges<R>(resource);
  const [editing, setEditing] = useState<R | 'new'>();
  const { isLeaving, onGoOn } = useGoingOn();
  const isFirst = useIsFirst(resource, projectId);
  const [wasAdded, setAdded] = useState(false);
  const [deleting, setDeleting] = useState<{ record: R; name: string }>();
  if (!projectId || isLeaving) return null;

  const close = () => setEditing(undefined);
  const done = () => {
    refresh();
    setAdded(true);
    close();
  };
  const save = { projectId, onDone: done, onGoOn, onClose: close };
  if (isFirst === undefined) return <Skeleton variant="rounded" height={260} />;
  if (isFirst && !wasAdded && mayEdit) {
    return (
      <FormInPageProvider value>
        <EditForm {...save} />
      </FormInPageProvider>
    );
  }
  const acts: ItemActs<R> = {
    edit: setEditing,
    askToDelete: (record, name) => setDeleting({ record, name }),
    change,
  };
  return (
    <ItemActsProvider value={mayEdit ? acts : undefined}>
      <RelatedList
        {...list}
        resource={resource}
        target="projectId"
        empty={words.empty}
        emptyHint={words.emptyHint}
        actions={
          mayEdit && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
              {translate(words.add)}
            </Button>
          )
        }
      />
      {editing && <EditForm {...save} record={editing === 'new' ? undefined : editing} />}
      {deleting && (
        <DeleteConfirm
          name={deleting.name}
          isDeleting={isDeleting}
          onConfirm={() => void deleteItem(deleting.record, () => setDeleting(undefined))}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ItemActsProvider>
  );
}
