import HomeIcon from '@mui/icons-material/HomeOutlined';
import { Box, List } from '@mui/material';
import { useSidebarState, useTranslate } from 'react-admin';
import { MenuEntry } from './MenuEntry.tsx';
import { SectionEntries } from './SectionEntries.tsx';

/** The sidebar, with the sections that the role may open. */
export function MainMenu() {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="nav"
      aria-label={translate('common.backoffice.sections')}
      sx={(theme) => ({
        width: isOpen ? theme.sidebar?.width : theme.sidebar?.closedWidth,
        px: 1,
        pt: 1,
        pb: 'calc(16px + env(safe-area-inset-bottom))',
      })}
    >
      <List disablePadding>
        <MenuEntry to="/" label={translate('common.backoffice.home')} icon={<HomeIcon />} />
        <SectionEntries />
      </List>
    </Box>
  );
}
