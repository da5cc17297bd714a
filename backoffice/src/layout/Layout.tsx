import { type LayoutProps, Layout as ReactAdminLayout } from 'react-admin';
import { Header } from './Header.tsx';
import { MainMenu } from './MainMenu.tsx';

const roomy = {
  minWidth: 0,
  '& .RaLayout-content': {
    minWidth: 0,
    px: { xs: 2, md: 4 },
    pt: { xs: 2, md: 3 },
    pb: 8,
    maxWidth: 1680,
  },
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions, & .RaTopToolbar-root': { backgroundColor: 'transparent' },
};

export function Layout(props: LayoutProps) {
  return <ReactAdminLayout {...props} appBar={Header} menu={MainMenu} appBarAlwaysOn sx={roomy} />;
}
