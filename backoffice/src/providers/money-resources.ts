import {
  exportFees,
  exportOrderMovements,
  exportOrders,
  exportProjectPayments,
  exportTransactions,
  exportWallets,
  listFees,
  listOrderMovements,
  listOrders,
  listProjectPayments,
  listTransactions,
  listWallets,
  projectPaymentProofUrl,
  readApprovalRules,
  readDistribution,
  readSchedule,
  readTransaction,
  readWallet,
  summariseFees,
  summariseOrderMovements,
  transactionProofUrl,
} from '@semilla/contract';
import type { ApiResource } from './resources.ts';

/** Wallets, what moves in them, and the money of projects. */
export const moneyResources = {
  wallet: {
    idField: 'transactionId',
    list: listTransactions,
    read: readTransaction,
    export: exportTransactions,
  },
  wallets: { idField: 'walletId', list: listWallets, read: readWallet, export: exportWallets },
  'approval-rules': { idField: 'id', read: readApprovalRules },
  'transaction-proofs': { idField: 'id', read: transactionProofUrl },
  orders: { idField: 'orderId', list: listOrders, export: exportOrders },
  'order-movements': {
    idField: 'orderMovementId',
    list: listOrderMovements,
    export: exportOrderMovements,
  },
  'order-movement-sums': { idField: 'period', list: summariseOrderMovements },
  'fee-sums': { idField: 'period', list: summariseFees },
  fees: { idField: 'feeId', list: listFees, export: exportFees },
  'project-payments': {
    idField: 'projectPaymentId',
    list: listProjectPayments,
    export: exportProjectPayments,
  },
  'project-payment-proofs': { idField: 'id', read: projectPaymentProofUrl },
  'project-deliveries': { idField: 'period', list: readSchedule },
  distributions: { idField: 'distributionId', read: readDistribution },
} satisfies Record<string, ApiResource>;
