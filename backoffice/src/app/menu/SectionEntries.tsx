import DefaultIcon from '@mui/icons-material/ListOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Box, List, ListItem, Typography } from '@mui/material';
import type { Waiting } from '@semilla/contract';
import { useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { useWaiting } from '../../kit/queue/use-waiting.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { type Section, sections } from './sections.tsx';
import { type OpenSection, useSections } from './use-sections.ts';

interface MenuState {
  /** The sections that the signed-in user may open. */
  open: OpenSection[];
  counts: Waiting | undefined;
  isInner?: boolean;
}

interface EntriesProps extends MenuState {
  of: Section[];
}

/** A section with a page, and its inner sections. */
function Entry({ section, isInner, ...menuState }: MenuState & { section: OpenSection }) {
  const Icon = useResourceDefinitions()[section.name]?.icon ?? DefaultIcon;
  const { label, to, waits, inner } = section;
  return (
    <MenuEntry
      to={to}
      label={label}
      icon={<Icon />}
      isInner={isInner}
      count={waits && menuState.counts?.[waits]}
    >
      {inner && <Entries of={inner} {...menuState} isInner />}
    </MenuEntry>
  );
}

/** A heading without a page, above its inner sections. */
function Heading({ of, ...menuState }: EntriesProps) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  if (!of.some(({ name }) => menuState.open.some((openSection) => openSection.name === name))) return null;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      {isOpen && (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pl: 1.5, color: 'text.secondary' }}>
          <SettingsIcon aria-hidden sx={{ fontSize: 22, mr: 1.5 }} />
          <Typography variant="body2">{translate('common.backoffice.configuration')}</Typography>
        </Box>
      )}
      <Entries of={of} {...menuState} isInner />
    </ListItem>
  );
}

function Entries({ of, ...menuState }: EntriesProps) {
  return (
    <List disablePadding>
      {of.map((section) => {
        const found = menuState.open.find(({ name }) => name === section.name);
        return found && <Entry key={section.name} section={found} {...menuState} />;
      })}
    </List>
  );
}

/** The sections of the sidebar that the signed-in user may open. */
export function SectionEntries() {
  const open = useSections();
  const { data: counts } = useWaiting();
  const menuState = { open, counts };
  return sections.map((section) => {
    const found = open.find(({ name }) => name === section.name);
    if (found) return <Entry key={section.name} section={found} {...menuState} />;
    return <Heading key={section.name} of={section.inner ?? []} {...menuState} />;
  });
}
