import BankAccountIcon from '@mui/icons-material/AccountBalanceOutlined';
import TransactionIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import EndingIcon from '@mui/icons-material/HourglassBottomOutlined';
import VerificationIcon from '@mui/icons-material/HowToRegOutlined';
import MailIcon from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import { useWaiting } from '../../layout/waiting/use-waiting.ts';
import {
  useBankAccountLines,
  useEndingLines,
  useMailLines,
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

export function WaitingCards() {
  const { data: counts } = useWaiting();
  const transactions = useTransactionLines();
  const verifications = useVerificationLines();
  const bankAccounts = useBankAccountLines();
  const tickets = useTicketLines();
  const mailCount = counts?.mails ?? 0;
  const mails = useMailLines(mailCount);
  const ending = useEndingLines();
  return (
    <Box sx={grid}>
      <WaitingCard
        title="overview.home.transactions"
        icon={<TransactionIcon />}
        count={counts?.transactions}
        {...transactions}
      />
      <WaitingCard
        title="overview.home.verifications"
        icon={<VerificationIcon />}
        count={counts?.verifications}
        {...verifications}
      />
      <WaitingCard
        title="overview.home.bankAccounts"
        icon={<BankAccountIcon />}
        count={counts?.bankAccounts}
        {...bankAccounts}
      />
      <WaitingCard title="overview.home.tickets" icon={<TicketIcon />} count={counts?.tickets} {...tickets} />
      <WaitingCard
        title="overview.home.projects"
        icon={<EndingIcon />}
        count={counts?.projects}
        {...ending}
      />
      {mailCount > 0 && (
        <WaitingCard title="overview.home.mails" icon={<MailIcon />} count={mailCount} {...mails} />
      )}
    </Box>
  );
}
