import Box from '@mui/material/Box';
import { Menu, useTranslate } from 'react-admin';

/** One line for each entry of the sidebar. What the role may not list hides itself. */
export function MainMenu() {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('common.backoffice.sections')}>
      <Menu>
        <Menu.DashboardItem primaryText="common.backoffice.home" />
        <Menu.ResourceItem name="project" />
      </Menu>
    </Box>
  );
}
