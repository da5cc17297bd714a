import { Box, Skeleton, Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { LinkBase, useParams, useSplatPathBase, useTranslate } from 'react-admin';
import { NotFound } from '../page/LoadFailure.tsx';

export interface PageTab {
  /** The tab's segment of the address. The first tab has none. */
  path: string;
  label: string;
  content: ReactNode;
  /** Whether the tab has subpages. */
  hasParts?: boolean;
}

interface TabbedPageProps {
  label: string;
  tabs: PageTab[];
}

const isWithin = (path: string, tab: string) => `${path}/`.startsWith(`${tab}/`);

/** Each tab has its own address, so it can be linked and Back returns to the previous tab. */
export function TabbedPage({ label, tabs }: TabbedPageProps) {
  const translate = useTranslate();
  const base = useSplatPathBase().replace(/\/$/, '');
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  const current = tabs.find((tab) => (tab.hasParts ? isWithin(path, tab.path) : tab.path === path));
  if (!current) return <NotFound />;
  return (
    <>
      <Tabs
        value={current.path}
        aria-label={translate(label)}
        variant="scrollable"
        // MUI would show scroll buttons even if all tabs fit.
        scrollButtons={false}
        visibleScrollbar
        // Narrow, so that the ten tabs of a customer fit on a desktop in Spanish.
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.path}
            id={`tab-${tab.path}`}
            value={tab.path}
            label={translate(tab.label)}
            component={LinkBase}
            to={tab.path ? `${base}/${tab.path}` : base}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`tab-${current.path}`}>
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>{current.content}</Suspense>
      </Box>
    </>
  );
}
