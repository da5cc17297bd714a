import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useSidebarState, useTranslate } from 'react-admin';
import { MenuEntry } from './menu/MenuEntry.tsx';
import { SectionEntry } from './menu/SectionEntries.tsx';
import { sections } from './menu/sections.ts';

/** The sidebar. What the role may not open hides itself. */
export function MainMenu() {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={translate('common.backoffice.sections')}
      sx={(theme) => ({ width: isOpen ? theme.sidebar?.width : theme.sidebar?.closedWidth, px: 1, py: 1 })}
    >
      <List disablePadding>
        <MenuEntry to="/" label={translate('common.backoffice.home')} icon={<HomeIcon />} />
        {sections.map((section) => (
          <SectionEntry key={section.name} section={section} />
        ))}
      </List>
    </Box>
  );
}
