import type { Page } from '@playwright/test';
import { BackofficeList } from './backoffice-list.ts';

const title = 'Monederos y movimientos';

/** The list of wallet movements. */
export class BackofficeTransactionList extends BackofficeList {
  constructor(page: Page) {
    super(page, { path: '/admin/wallet/', title });
  }
}

/** The list of wallets, next to the list of movements. */
export class BackofficeWalletList extends BackofficeList {
  constructor(page: Page) {
    super(page, { path: '/admin/wallet/wallets', title });
  }
}
