import { Button, Chip } from '@mui/material';
import { scopeOf } from '@semilla/contract';
import { useState } from 'react';
import { LinkBase, useNavigate, useTranslate } from 'react-admin';
import type { Asker } from '../../../api/access.ts';
import { Confirm } from '../../dialog/Confirm.tsx';
import type { ViewRecord } from './list-view.ts';
import { type ListView, useResetColumns } from './use-list-view.ts';
import { useViewActs } from './use-view-acts.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewMenu, type ViewMenuItem } from './ViewMenu.tsx';

interface ChosenViewProps {
  view: ViewRecord;
  listView: ListView;
  asker: Asker;
}

const mayEdit = ({ ownerId, isShared }: ViewRecord, { userId, role }: Asker) =>
  ownerId === userId || (isShared && scopeOf('savedViews.edit', role) === 'all');

interface ChangesProps {
  view: ViewRecord;
  listView: ListView;
  /** Undefined if the user may not change the view. */
  onUpdate: (() => unknown) | undefined;
  isPending: boolean;
}

/** Says that the list differs from its view. */
function Changes({ view, listView, onUpdate, isPending }: ChangesProps) {
  const translate = useTranslate();
  const resetColumns = useResetColumns();
  return (
    <>
      <output>
        <Chip size="small" label={translate('overview.views.changed')} />
      </output>
      {onUpdate && (
        <Button size="small" disabled={isPending} onClick={() => onUpdate()}>
          {translate('overview.views.update')}
        </Button>
      )}
      <Button size="small" component={LinkBase} to={listView.pathOf(view)} onClick={() => resetColumns(view)}>
        {translate('overview.views.discard')}
      </Button>
    </>
  );
}

/** What can be done with the view that the list shows. */
export function ChosenView({ view, listView, asker }: ChosenViewProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const acts = useViewActs(view, listView);
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { name, isShared } = view;
  const isEditable = mayEdit(view, asker);
  const close = () => setOpen(undefined);
  const items: ViewMenuItem[] = [
    { label: 'overview.views.rename', act: () => setOpen('rename') },
    {
      label: isShared ? 'overview.views.stopSharing' : 'overview.views.share',
      act: () => acts.share(!isShared),
    },
    { label: 'overview.views.delete', act: () => setOpen('delete') },
  ];
  const remove = async () => {
    close();
    if (await acts.remove()) navigate(listView.pathOf());
  };
  const renamed = () => {
    close();
    void listView.readAgain();
  };
  const { list, shown } = listView;
  return (
    <>
      {listView.isChanged && (
        <Changes
          view={view}
          listView={listView}
          onUpdate={isEditable ? acts.update : undefined}
          isPending={acts.isPending}
        />
      )}
      <ViewMenu
        name={name}
        items={[{ label: 'overview.views.copy', act: acts.copy }, ...(isEditable ? items : [])]}
      />
      {open === 'rename' && (
        <ViewDialog list={list} shown={shown} view={view} onDone={renamed} onClose={close} />
      )}
      <Confirm
        isOpen={open === 'delete'}
        title={translate('overview.views.deleteTitle', { name })}
        content={translate(isShared ? 'overview.views.deleteShared' : 'overview.views.deleteOwn')}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  );
}
