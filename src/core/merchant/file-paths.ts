/** Addresses of the back office's files and uploads, which are not JSON calls. */
import { BASE } from './endpoints.ts';

/** Product lists as CSV files: text in, text out, so not part of the contract. */
export const PRODUCT_FILE = `${BASE}/products.csv`;

/** Pictures of products, as raw bytes. */
export const PICTURE_UPLOADS = `${BASE}/pictures`;

/** What was set in the back office over content/site.md and content/stores, for a build; public, as what it is shown on. */
export const CONTENT_FIELDS = '/api/content-fields';

/** 3D models of products, as raw bytes. */
export const MODEL_UPLOADS = `${BASE}/models`;

/** The stored original of an uploaded picture. */
export const uploadedPicturePath = (hash: string) => `${PICTURE_UPLOADS}/${hash}`;

/** Newsletter subscribers as a CSV file. */
export const SUBSCRIBER_FILE = `${BASE}/newsletter.csv`;

/** The invoice of an order as PDF. */
/** A photo or video of a return. Here and not in core/order, whose files shoppers load. */
export const merchantAttachmentPath = (number: string, id: string) => `${BASE}/orders/${number}/evidence/${id}`;

export const merchantInvoicePath = (number: string) => `${BASE}/orders/${number}/invoice.pdf`;

/** Packing slips and address labels as PDF; ?number= once for each order. */
export const SLIP_FILE = `${BASE}/packing-slips.pdf`;

export const LABEL_FILE = `${BASE}/labels.pdf`;
