/** Reads what the shop answers to a product file. Pure; the API's shape is strict, so that only the outline is checked. */
import { asObject } from '../shop/read.ts';
import type { ImportResult } from './import-contract.ts';

export function readImportResult(body: unknown): ImportResult | null {
  const result = asObject(body);
  const isWhole = Array.isArray(result?.plan) && Array.isArray(result.faults) && typeof result.planHash === 'string';
  return isWhole ? (result as unknown as ImportResult) : null;
}
