/** Saves packing slips or labels of orders as a file. */
import { LABEL_FILE } from '../../../core/merchant/file-paths.ts';
import { downloadOrderFile } from '../../../stores/order-file.ts';

const fileOf = (path: string, numbers: readonly string[]) =>
  `${path}?${new URLSearchParams(numbers.map((number) => ['number', number]))}`;

/** Saves the papers of these orders as one file. Throws ApiError. */
export const savePapers = (path: string, numbers: readonly string[]) =>
  downloadOrderFile(fileOf(path, numbers), path === LABEL_FILE ? 'labels.pdf' : 'packing-slips.pdf');
