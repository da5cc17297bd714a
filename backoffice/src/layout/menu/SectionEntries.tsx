import DefaultIcon from '@mui/icons-material/ListOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { useWaiting } from '../waiting/use-waiting.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { type Section, sections } from './sections.ts';
import { type OpenSection, useSections } from './use-sections.ts';

interface EntriesProps {
  of: Section[];
  open: OpenSection[];
  isInner?: boolean;
}

/** An entry with a screen, and those that belong to it. */
function Entry({ section, open, isInner }: { section: OpenSection; open: OpenSection[]; isInner?: boolean }) {
  const Icon = useResourceDefinitions()[section.name]?.icon ?? DefaultIcon;
  const { data } = useWaiting();
  const { label, to, waits, inner } = section;
  return (
    <MenuEntry to={to} label={label} icon={<Icon />} isInner={isInner} count={waits && data?.[waits]}>
      {inner && <Entries of={inner} open={open} isInner />}
    </MenuEntry>
  );
}

/** A heading over entries, which has no screen itself. */
function Heading({ of, open }: EntriesProps) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  if (!of.some(({ name }) => open.some((one) => one.name === name))) return null;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      {isOpen && (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pl: 1.5, color: 'text.secondary' }}>
          <SettingsIcon aria-hidden sx={{ fontSize: 22, mr: 1.5 }} />
          <Typography variant="body2">{translate('common.backoffice.configuration')}</Typography>
        </Box>
      )}
      <Entries of={of} open={open} isInner />
    </ListItem>
  );
}

function Entries({ of, open, isInner }: EntriesProps) {
  return (
    <List disablePadding>
      {of.map((section) => {
        const found = open.find(({ name }) => name === section.name);
        return found && <Entry key={section.name} section={found} open={open} isInner={isInner} />;
      })}
    </List>
  );
}

/** The entries of the sidebar that the one signed in may open. */
export function SectionEntries() {
  const open = useSections();
  return sections.map((section) => {
    const found = open.find(({ name }) => name === section.name);
    if (found) return <Entry key={section.name} section={found} open={open} />;
    return <Heading key={section.name} of={section.inner ?? []} open={open} />;
  });
}
