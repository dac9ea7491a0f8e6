import { redirectDocument, type ClientLoaderFunctionArgs } from "react-router";

/** Loads a page of the site as a new document, without React. */
export function loadAsDocument({ url }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(url.pathname + url.search + url.hash);
}
