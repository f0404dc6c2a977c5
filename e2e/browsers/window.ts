import type { Page } from '@playwright/test';

export interface Named {
  readonly name?: string | RegExp;
  /** Whether the name is the whole one. */
  readonly exact?: boolean;
}

export type Role = Parameters<Page['getByRole']>[0];

/** An element as a reader finds it; what needs one waits for it. */
export interface Target {
  getByRole(role: Role, options?: Named): Target;
  first(): Target;
  click(): Promise<void>;
  innerText(): Promise<string>;
  /** Without a wait. */
  isVisible(): Promise<boolean>;
}

/** What the smoke run does in a window: a part of Playwright's `Page`, which every driver can do. */
export interface Window {
  getByRole(role: Role, options?: Named): Target;
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<T>(script: () => T): Promise<Awaited<T>>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  readonly keyboard: {
    /** @param keys as in "Control+K". */
    press(keys: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** A window without a past: nothing is stored in it. */
export interface Session {
  readonly window: Window;
  /** What the console, the policy and the network have complained about since. */
  faults(): Promise<readonly string[]>;
  /** The text of the first sheet of A4, where the driver prints. */
  readonly firstSheet?: () => Promise<string>;
  close(): Promise<void>;
}

export interface Browser {
  /** With its version. */
  readonly name: string;
  /** The address of the site. */
  readonly site: string;
  open(): Promise<Session>;
  stop(): Promise<void>;
}
