import { redirectDocument, type ClientLoaderFunctionArgs } from "react-router";

/** A page of the site is a document of its own, without React in it: a screen that leads there loads it whole. */
export function loadAsDocument({ url }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(url.pathname + url.search + url.hash);
}
