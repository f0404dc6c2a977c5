/** A task that many readers come for, and the page that answers it. */
export interface PopularTask {
  readonly label: string;
  readonly href: string;
}

/** What pages offer to readers who have found nothing yet. */
export interface PopularTasks {
  readonly hasSearch: boolean;
  readonly tasks: readonly PopularTask[];
}
