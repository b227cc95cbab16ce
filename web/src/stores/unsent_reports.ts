/** Keeps the reports that could not be sent, and sends them when there is a connection. */
import { api, ApiError } from '../net/api';
import { storage } from '../state/settings';
import { KEY, readReports, withReport } from '../state/unsent_reports';
import type { WordReport } from '../wire';

export function keepReport(report: WordReport): void {
  save(withReport(readReports(storage()?.getItem(KEY) ?? null), report));
}

export function dropReports(): void {
  storage()?.removeItem(KEY);
}

/** They leave the storage before they are sent, so that none is sent twice; one that is refused is gone. */
export async function sendReports(): Promise<void> {
  const reports = readReports(storage()?.getItem(KEY) ?? null);
  dropReports();
  for (const report of reports) {
    try {
      await api.report(report);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'offline') keepReport(report);
    }
  }
}

function save(reports: readonly WordReport[]): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(reports));
  } catch {
    // A full or closed storage costs the report, nothing else.
  }
}
