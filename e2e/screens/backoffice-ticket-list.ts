import { expect, type Page } from '@playwright/test';
import { BackofficeList } from './backoffice-list.ts';

/** The queue of tickets. */
export class BackofficeTicketList extends BackofficeList {
  constructor(page: Page) {
    super(page, { path: '/admin/ticket/', title: 'Incidencias' });
  }

  override async expectHere(): Promise<void> {
    await super.expectHere();
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  async search(text: string): Promise<void> {
    await this.typeIn('Palabras o id', text);
  }

  /** A state with the number of its tickets. */
  state(name: string) {
    return this.page.getByRole('group', { name: 'Estado' }).getByRole('button', { name });
  }

  async chooseResponsible(name: string): Promise<void> {
    await this.chooseIn('Responsable', name);
  }
}
