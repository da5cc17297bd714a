import { type LayoutProps, Layout as ReactAdminLayout } from 'react-admin';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { LiveLists } from '../../kit/live/LiveLists.tsx';
import { SheetProvider } from '../../kit/shortcuts/sheet-context.tsx';
import { MainMenu } from '../menu/MainMenu.tsx';
import { NewVersionNotice } from '../new-version/NewVersionNotice.tsx';
import { FactorDialog } from '../session/factor/FactorDialog.tsx';
import { SessionEnding } from '../session/SessionEnding.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { Header } from './Header.tsx';

const roomy = {
  minWidth: 0,
  '& .RaLayout-content': {
    minWidth: 0,
    px: { xs: 2, md: 4 },
    pt: { xs: 2, md: 3 },
    // Leaves room for the floating button on a phone, or the bulk actions bar, which takes two lines on a
    // narrow screen.
    pb: { xs: 'calc(96px + env(safe-area-inset-bottom))', lg: 8 },
    maxWidth: 1680,
  },
  '& .RaList-main': { minWidth: 0 },
  // On a phone the filters are stacked and need no spacer. On a desk, narrow ones let three filters share a line.
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' }, maxWidth: 8 },
  '& .RaList-actions, & .RaTopToolbar-root': { backgroundColor: 'transparent' },
};

export function Layout(props: LayoutProps) {
  return (
    <SheetProvider>
      <ReactAdminLayout {...props} appBar={Header} menu={MainMenu} appBarAlwaysOn sx={roomy} />
      <Shortcuts />
      <LiveLists />
      <NewVersionNotice />
      <FactorDialog />
      <ConflictDialog />
      <SessionEnding />
      <SignInAgain />
    </SheetProvider>
  );
}
