import SharedIcon from '@mui/icons-material/GroupOutlined';
import { Alert, Box, Button, Chip } from '@mui/material';
import { useEffect, useState } from 'react';
import { LinkBase, type SortPayload, useNavigate, useTranslate } from 'react-admin';
import { useAsker } from '../../../api/use-may.ts';
import { PartFailure } from '../../page/PartFailure.tsx';
import { ChosenView } from './ChosenView.tsx';
import { EarlierSearches } from './EarlierSearches.tsx';
import type { ViewRecord } from './list-view.ts';
import { type ListView, useListView, useResetColumns } from './use-list-view.ts';
import { ViewDialog } from './ViewDialog.tsx';

const oneRow = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  alignItems: 'center',
  gap: 0.75,
  listStyle: 'none',
  // Leaves room for the outline of the focus.
  m: -0.5,
  p: 0.5,
} as const;

interface ViewChipProps {
  label: string;
  to: string;
  isChosen: boolean;
  isShared?: boolean;
  onClick?: () => void;
}

function ViewChip({ label, to, isChosen, isShared, onClick }: ViewChipProps) {
  const translate = useTranslate();
  return (
    <li>
      <Chip
        component={LinkBase}
        to={to}
        clickable
        onClick={onClick}
        label={label}
        icon={isShared ? <SharedIcon titleAccess={translate('overview.views.shared')} /> : undefined}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        aria-current={isChosen ? 'true' : undefined}
        sx={{ maxWidth: 320 }}
      />
    </li>
  );
}

/** What the user should know about the view of the address: it is gone, or the list lost one of its filters. */
function ViewNotes({ isMissing, chosen, list }: ListView) {
  const translate = useTranslate();
  if (isMissing) {
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {translate('overview.views.missing')}
      </Alert>
    );
  }
  if (!chosen?.dropped.length) return null;
  const names = chosen.dropped.map((name) => translate(`fields.${list}.${name}`, { _: name }));
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      {translate('overview.views.dropped', { name: chosen.name, filters: names.join(', ') })}
    </Alert>
  );
}

interface ViewsBarProps {
  /** The order of the list when none is chosen. */
  usual: SortPayload;
  onChoose: (view: ViewRecord | undefined) => void;
}

/** The saved views of a list as links, and what can be done with the one that it shows. */
export function ViewsBar({ usual, onChoose }: ViewsBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const asker = useAsker();
  const listView = useListView(usual);
  const resetColumns = useResetColumns();
  const [isSaving, setSaving] = useState(false);
  const { list, views, shown, chosen, isAll, isToApply, pathOf } = listView;
  useEffect(() => onChoose(chosen), [chosen, onChoose]);
  const toApply = isToApply && chosen ? pathOf(chosen) : undefined;
  useEffect(() => {
    if (toApply) navigate(toApply, { replace: true });
  }, [toApply, navigate]);
  if (!list || !asker) return null;
  const nameOf = ({ name, ownerId, ownerName }: ViewRecord) =>
    ownerId === asker.userId ? name : translate('overview.views.of', { name, owner: ownerName });
  const saved = (view: ViewRecord) => {
    setSaving(false);
    void listView.readAgain();
    navigate(pathOf(view));
  };
  return (
    <Box component="section" aria-label={translate('overview.views.title')} sx={{ mt: 1, mb: 0.5 }}>
      <EarlierSearches {...listView} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="ul" sx={oneRow}>
          <ViewChip label={translate('overview.views.all')} to={pathOf()} isChosen={isAll} />
          {views.map((view) => (
            <ViewChip
              key={view.id}
              label={nameOf(view)}
              to={pathOf(view)}
              isChosen={view.id === chosen?.id}
              isShared={view.isShared}
              onClick={() => resetColumns(view)}
            />
          ))}
        </Box>
        {chosen && <ChosenView view={chosen} listView={listView} asker={asker} />}
        <Button size="small" onClick={() => setSaving(true)}>
          {translate(chosen ? 'overview.views.saveNew' : 'overview.views.save')}
        </Button>
      </Box>
      {listView.query.error && <PartFailure title="overview.views.title" of={listView.query} />}
      <ViewNotes {...listView} />
      {isSaving && <ViewDialog list={list} shown={shown} onDone={saved} onClose={() => setSaving(false)} />}
    </Box>
  );
}
