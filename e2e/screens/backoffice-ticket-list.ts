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

  /** The state of a ticket in its row, which opens the states that may follow. */
  stateOf(title: string) {
    return this.row(title).getByRole('button', { name: /Cambiar el estado de/ });
  }

  async move(title: string, act: string): Promise<void> {
    await this.stateOf(title).click();
    await this.page.getByRole('menuitem', { name: act }).click();
  }

  get undo() {
    return this.page.getByRole('button', { name: 'Deshacer' });
  }

  async chooseResponsible(name: string): Promise<void> {
    await this.chooseIn('Responsable', name);
  }
}
