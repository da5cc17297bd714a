import EditIcon from '@mui/icons-material/EditOutlined';
import { Box } from '@mui/material';
import { lazy } from 'react';
import { Button, LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { type CustomerRecord, fullName } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { type PageTab, TabbedPage } from '../../kit/record/TabbedPage.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { CustomerActions } from './actions/CustomerActions.tsx';
import { CustomerBadges } from './CustomerBadges.tsx';
import { GeneralTab } from './tabs/GeneralTab.tsx';

const DocumentsTab = lazy(() => import('./tabs/documents/DocumentsTab.tsx'));
const WalletTab = lazy(() => import('./tabs/WalletTab.tsx'));
const InvestmentsTab = lazy(() => import('./tabs/InvestmentsTab.tsx'));
const VerificationsTab = lazy(() => import('./tabs/VerificationsTab.tsx'));
const BankAccountsTab = lazy(() => import('./tabs/BankAccountsTab.tsx'));
const InvestorTab = lazy(() => import('./tabs/InvestorTab.tsx'));
const TaxTab = lazy(() => import('./tabs/TaxTab.tsx'));
const TicketsTab = lazy(() => import('./tabs/TicketsTab.tsx'));
const ActivityTab = lazy(() => import('./tabs/ActivityTab.tsx'));

const tabs: PageTab[] = [
  { path: '', label: 'account.backoffice.tabs.general', content: <GeneralTab /> },
  { path: 'documents', label: 'account.backoffice.tabs.documents', content: <DocumentsTab /> },
  { path: 'wallet', label: 'account.backoffice.tabs.wallet', content: <WalletTab /> },
  { path: 'investments', label: 'account.backoffice.tabs.investments', content: <InvestmentsTab /> },
  { path: 'verifications', label: 'account.backoffice.tabs.verifications', content: <VerificationsTab /> },
  { path: 'bank-accounts', label: 'account.backoffice.tabs.bankAccounts', content: <BankAccountsTab /> },
  { path: 'investor', label: 'investor.backoffice.tab', content: <InvestorTab /> },
  { path: 'tax', label: 'account.tax.staffTab', content: <TaxTab /> },
  { path: 'tickets', label: 'account.backoffice.tabs.tickets', content: <TicketsTab /> },
];
const activity: PageTab = {
  path: 'activity',
  label: 'account.backoffice.tabs.activity',
  content: <ActivityTab />,
};

function Heading({ record }: { record: CustomerRecord }) {
  const translate = useTranslate();
  return (
    <PageHeading
      title={fullName(record)}
      trail={[{ label: translate('account.backoffice.list.title'), to: '/customer/' }]}
      beside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CustomerBadges />
        </Box>
      }
      actions={
        <>
          <CustomerActions />
          <Button
            variant="contained"
            size="medium"
            label="ra.action.edit"
            component={LinkBase}
            to={`/customer/edit/${record.id}`}
          >
            <EditIcon />
          </Button>
        </>
      }
    />
  );
}

function Content() {
  const record = useRecordContext<CustomerRecord>();
  const seesActivity = useMay('customer', 'readAudit');
  if (!record || seesActivity === undefined) return <RecordLoading />;
  return (
    <>
      <Heading record={record} />
      <WaitingProposals subjectId={record.id} />
      <TabbedPage label="account.backoffice.tabs.all" tabs={seesActivity ? [...tabs, activity] : tabs} />
    </>
  );
}

export default function CustomerShow() {
  return (
    <ShownRecord>
      <Content />
    </ShownRecord>
  );
}
