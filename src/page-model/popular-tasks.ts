/** A task that many readers come for, and the page that answers it: for those who find nothing. */
export interface PopularTask {
  readonly label: string;
  readonly href: string;
}
