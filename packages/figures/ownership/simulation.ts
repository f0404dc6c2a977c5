import type { Step } from '../timeline';

/** What the reader sets. Times are in milliseconds; latencies are one-way. */
export interface OwnershipSettings {
  readonly latencyA: number;
  readonly latencyB: number;
  /** How long after client A client B grabs the object. */
  readonly gap: number;
  /** Whether `preventOwnershipTakeover` is set on the object. */
  readonly prevent: boolean;
}

export type Client = 'A' | 'B';
export type Place = Client | 'server';

/** Who one place believes to be the owner during a time span. */
export interface Belief {
  readonly place: Place;
  readonly owner: Client | undefined;
  readonly from: number;
  readonly to: number;
}

/** A request on its way to the server, or an answer or update on its way to a client. */
export interface Message {
  readonly from: Place;
  readonly to: Place;
  readonly sent: number;
  readonly arrives: number;
  readonly refused: boolean;
}

export interface OwnershipSimulation {
  readonly settings: OwnershipSettings;
  readonly winner: Client;
  /** The client whose changes in a time span are rolled back; absent if there are none. */
  readonly rolledBack?: { readonly client: Client; readonly from: number; readonly to: number };
  readonly steps: readonly Step[];
  readonly beliefs: readonly Belief[];
  readonly messages: readonly Message[];
  /** The time at which the picture ends. */
  readonly end: number;
}
