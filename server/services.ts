import type { Config } from "./config";
import type { Logger } from "./log";

/** What the HTTP server itself asks of the services. */
export interface Host {
  /** Names the state that public pages show; changes in the transaction that changes it. */
  pageVersion(): Promise<string>;
  /** Whether a request could be answered now. */
  ready(): Promise<boolean>;
  /** Runs the periodic jobs until the returned function has been called and has finished. */
  startJobs(): () => Promise<void>;
  demoAccounts(): Promise<DemoAccount[]>;
  /** Puts the demo back to its first state. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface DemoAccount {
  correo: string;
  contrasena: string;
  nota: string;
}

export type Services = Host;

export async function openServices(_config: Config, _log: Logger): Promise<Services> {
  return {
    pageVersion: async () => "0",
    ready: async () => true,
    startJobs: () => async () => {},
    demoAccounts: async () => [],
    reset: async () => {},
    close: async () => {},
  };
}
