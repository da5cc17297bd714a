import DefaultIcon from '@mui/icons-material/ListOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin';
import { useMay } from '../../providers/use-may.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { configuration, type Section } from './sections.ts';

interface EntryProps {
  section: Section;
  isInner?: boolean;
}

function InnerEntries({ inner }: { inner: Section[] }) {
  return (
    <List disablePadding>
      {inner.map((one) => (
        <SectionEntry key={one.name} section={one} isInner />
      ))}
    </List>
  );
}

/** An entry with a screen; nothing where the role may not open it. */
function ScreenEntry({ section: { name, inner }, isInner }: EntryProps) {
  const definition = useResourceDefinitions()[name];
  const labelOf = useGetResourceLabel();
  const mayOpen = useMay(name, 'list');
  if (!definition || !mayOpen) return null;
  const Icon = definition.icon ?? DefaultIcon;
  return (
    <MenuEntry to={`/${name}/`} label={labelOf(name, 2)} icon={<Icon />} isInner={isInner}>
      {inner && <InnerEntries inner={inner} />}
    </MenuEntry>
  );
}

/** A heading over entries, which has no screen itself. */
function Heading({ inner }: { inner: Section[] }) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  const definitions = useResourceDefinitions();
  if (!inner.some(({ name }) => definitions[name])) return null;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      {isOpen && (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 42, pl: 1.5, color: 'text.secondary' }}>
          <SettingsIcon aria-hidden sx={{ fontSize: 22, width: 34, mr: 0.5, ml: -0.75 }} />
          <Typography variant="body2">{translate('common.backoffice.configuration')}</Typography>
        </Box>
      )}
      <InnerEntries inner={inner} />
    </ListItem>
  );
}

export function SectionEntry({ section, isInner }: EntryProps) {
  if (section.name === configuration) return <Heading inner={section.inner ?? []} />;
  return <ScreenEntry section={section} isInner={isInner} />;
}
