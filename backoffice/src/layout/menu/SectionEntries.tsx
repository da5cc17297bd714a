import DefaultIcon from '@mui/icons-material/ListOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Waiting } from '@semilla/contract';
import { useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { useWaiting } from '../waiting/use-waiting.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { type Section, sections } from './sections.ts';
import { type OpenSection, useSections } from './use-sections.ts';

interface Known {
  /** What the one signed in may open. */
  open: OpenSection[];
  counts: Waiting | undefined;
  isInner?: boolean;
}

interface EntriesProps extends Known {
  of: Section[];
}

/** An entry with a screen, and those that belong to it. */
function Entry({ section, isInner, ...known }: Known & { section: OpenSection }) {
  const Icon = useResourceDefinitions()[section.name]?.icon ?? DefaultIcon;
  const { label, to, waits, inner } = section;
  return (
    <MenuEntry to={to} label={label} icon={<Icon />} isInner={isInner} count={waits && known.counts?.[waits]}>
      {inner && <Entries of={inner} {...known} isInner />}
    </MenuEntry>
  );
}

/** A heading over entries, which has no screen itself. */
function Heading({ of, ...known }: EntriesProps) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  if (!of.some(({ name }) => known.open.some((one) => one.name === name))) return null;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      {isOpen && (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pl: 1.5, color: 'text.secondary' }}>
          <SettingsIcon aria-hidden sx={{ fontSize: 22, mr: 1.5 }} />
          <Typography variant="body2">{translate('common.backoffice.configuration')}</Typography>
        </Box>
      )}
      <Entries of={of} {...known} isInner />
    </ListItem>
  );
}

function Entries({ of, ...known }: EntriesProps) {
  return (
    <List disablePadding>
      {of.map((section) => {
        const found = known.open.find(({ name }) => name === section.name);
        return found && <Entry key={section.name} section={found} {...known} />;
      })}
    </List>
  );
}

/** The entries of the sidebar that the one signed in may open. */
export function SectionEntries() {
  const open = useSections();
  const { data: counts } = useWaiting();
  const known = { open, counts };
  return sections.map((section) => {
    const found = open.find(({ name }) => name === section.name);
    if (found) return <Entry key={section.name} section={found} {...known} />;
    return <Heading key={section.name} of={section.inner ?? []} {...known} />;
  });
}
