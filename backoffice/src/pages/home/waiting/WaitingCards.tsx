import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import BankAccountIcon from '@mui/icons-material/AccountBalanceOutlined';
import TransactionIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import OwnerIcon from '@mui/icons-material/BusinessOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import LoanIcon from '@mui/icons-material/EventBusyOutlined';
import PaymentFileIcon from '@mui/icons-material/FileUploadOutlined';
import ComplaintIcon from '@mui/icons-material/GavelOutlined';
import EndingIcon from '@mui/icons-material/HourglassBottomOutlined';
import VerificationIcon from '@mui/icons-material/HowToRegOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import KindIcon from '@mui/icons-material/SchoolOutlined';
import MailIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Box } from '@mui/material';
import type { Waiting } from '@semilla/contract';
import { useMay } from '../../../api/use-may.ts';
import { useWaiting } from '../../../kit/queue/use-waiting.ts';
import {
  useApprovalLines,
  useBankAccountLines,
  useBankEntryLines,
  useComplaintLines,
  useInvestorKindLines,
  useLoanLines,
  useMailLines,
  useOwnerLines,
  usePaymentFileLines,
  useProjectLines,
  useQuestionLines,
  useReviewLines,
  useTicketLines,
  useTransactionLines,
  useVerificationLines,
} from './use-waiting-lines.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(20rem, 1fr))' },
};

interface CountProps {
  count: number;
}

function Approvals({ count }: CountProps) {
  const approvals = useApprovalLines();
  if (!count) return null;
  return (
    <WaitingCard
      work="approvals"
      title="overview.home.approvals"
      icon={<ApprovalIcon />}
      count={count}
      {...approvals}
    />
  );
}

function Complaints({ count }: CountProps) {
  const complaints = useComplaintLines();
  if (!count) return null;
  return (
    <WaitingCard title="overview.home.complaints" icon={<ComplaintIcon />} count={count} {...complaints} />
  );
}

function BankEntries({ count }: CountProps) {
  const entries = useBankEntryLines();
  if (!count) return null;
  return (
    <WaitingCard
      work="bank-entries"
      title="overview.home.bankEntries"
      icon={<BankIcon />}
      count={count}
      {...entries}
    />
  );
}

function InvestorKinds({ count }: CountProps) {
  const kinds = useInvestorKindLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.investorKinds" icon={<KindIcon />} count={count} {...kinds} />;
}

function Loans({ count }: CountProps) {
  const loans = useLoanLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.loans" icon={<LoanIcon />} count={count} {...loans} />;
}

function PaymentFiles({ count }: CountProps) {
  const files = usePaymentFileLines();
  if (!count) return null;
  return (
    <WaitingCard title="overview.home.paymentFiles" icon={<PaymentFileIcon />} count={count} {...files} />
  );
}

function Mails({ count }: CountProps) {
  const mails = useMailLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.mails" icon={<MailIcon />} count={count} {...mails} />;
}

function OwnerTies({ count }: CountProps) {
  const owners = useOwnerLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.ownerTies" icon={<OwnerIcon />} count={count} {...owners} />;
}

function Questions({ count }: CountProps) {
  const questions = useQuestionLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.questions" icon={<QuestionIcon />} count={count} {...questions} />;
}

function Reviews({ count }: CountProps) {
  const reviews = useReviewLines();
  if (!count) return null;
  return <WaitingCard title="overview.home.reviews" icon={<ReviewIcon />} count={count} {...reviews} />;
}

function Projects({ counts }: { counts: Waiting | undefined }) {
  const { toAllocations, toSuspensions, ...projects } = useProjectLines();
  const parts = [
    { title: 'overview.home.allocations', count: counts?.allocations, to: toAllocations },
    { title: 'overview.home.suspensions', count: counts?.suspensions, to: toSuspensions },
  ];
  return (
    <WaitingCard
      title="overview.home.projects"
      icon={<EndingIcon />}
      count={counts?.projects}
      parts={parts}
      {...projects}
    />
  );
}

/** One card per kind of item that this user may decide on. */
export function WaitingCards() {
  const { data: counts } = useWaiting();
  const [decidesTransactions, decidesVerifications, decidesAccounts, decidesKinds] = [
    useMay('wallet', 'decide'),
    useMay('verification', 'decide'),
    useMay('bank-account', 'decide'),
    useMay('investor-kinds', 'edit'),
  ];
  const transactions = useTransactionLines();
  const verifications = useVerificationLines();
  const bankAccounts = useBankAccountLines();
  const tickets = useTicketLines();
  return (
    <Box sx={grid}>
      <Approvals count={counts?.approvals ?? 0} />
      <Complaints count={counts?.complaints ?? 0} />
      <Loans count={counts?.loans ?? 0} />
      <PaymentFiles count={counts?.paymentFiles ?? 0} />
      <Questions count={counts?.questions ?? 0} />
      <Reviews count={counts?.reviews ?? 0} />
      <OwnerTies count={counts?.ownerTies ?? 0} />
      <BankEntries count={counts?.bankEntries ?? 0} />
      {decidesTransactions && (
        <WaitingCard
          title="overview.home.transactions"
          work="transactions"
          icon={<TransactionIcon />}
          count={counts?.transactions}
          {...transactions}
        />
      )}
      {decidesVerifications && (
        <WaitingCard
          title="overview.home.verifications"
          work="verifications"
          icon={<VerificationIcon />}
          count={counts?.verifications}
          {...verifications}
        />
      )}
      {decidesAccounts && (
        <WaitingCard
          title="overview.home.bankAccounts"
          work="bank-accounts"
          icon={<BankAccountIcon />}
          count={counts?.bankAccounts}
          {...bankAccounts}
        />
      )}
      <InvestorKinds count={decidesKinds ? (counts?.investorKinds ?? 0) : 0} />
      <WaitingCard
        work="tickets"
        title="overview.home.tickets"
        icon={<TicketIcon />}
        count={counts?.tickets}
        {...tickets}
      />
      <Projects counts={counts} />
      <Mails count={counts?.mails ?? 0} />
    </Box>
  );
}
