import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { LegalArticle } from "#site/articles/LegalArticle.tsx";
import { legalHead, loadLegalPage } from "#site/articles/legalPage.ts";

export const loader = (args: LoaderFunctionArgs) => loadLegalPage(args, "terms-and-conditions");

export { loadAsDocument as clientLoader } from "#site/document.ts";

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? legalHead(loaderData) : []);

export default function TermsScreen() {
  return <LegalArticle {...useLoaderData<typeof loader>()} />;
}
