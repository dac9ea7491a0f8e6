import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { ApiBasics } from "#site/api/ApiBasics.tsx";
import { ApiGroup, type CallGroup } from "#site/api/ApiGroup.tsx";
import { apiGroupTitles, apiReferenceContext, findCalls, wordsOf } from "#site/api/apiReference.ts";
import { FindCall } from "#site/api/FindCall.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { siteContext } from "#site/site.ts";

/** The longest search, in characters. */
const MAX_WANTED = 100;
/** As few found calls are shown open; their groups always are. */
const MAX_OPEN = 3;

export function loader({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const wanted = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_WANTED);
  const { calls, ...basics } = context.get(apiReferenceContext)();
  return {
    frame: context.get(siteContext).frame,
    basics,
    wanted,
    calls: findCalls(calls, wanted),
  };
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { product, origin } = loaderData.frame;
  return [
    { title: `API | ${product.name}` },
    {
      name: "description",
      content: `Read and change guidebooks and stays of ${product.name} from a program: every call with its rights, limits, errors and examples.`,
    },
    { tagName: "link", rel: "canonical", href: `${origin}/api` },
  ];
}

/** Every call of the API, to read (product.md, `/api`). */
export default function ApiScreen() {
  const { frame, basics, wanted, calls } = useLoaderData<typeof loader>();
  const words = wordsOf(wanted);
  const groups: CallGroup[] = apiGroupTitles
    .map((title) => ({ title, id: idOf(title), calls: calls.filter(({ group }) => group === title) }))
    .filter((group) => group.calls.length > 0)
    .toSorted((one, other) => rankOf(other, words) - rankOf(one, words));
  return (
    <SitePage frame={frame}>
      <div className="mx-auto max-w-6xl px-5 pt-8 pb-20 sm:px-6 sm:pt-12">
        <h1 className="text-4xl leading-[1.08] tracking-[-0.02em] sm:text-5xl">API</h1>
        <p className="mt-3 max-w-2xl text-lg text-pretty text-soft sm:text-xl">
          Read and change guidebooks and stays from your own programs.
        </p>
        <FindCall wanted={wanted} count={calls.length} />
        {wanted === "" && <ApiBasics {...basics} />}
        <div className="mt-12 gap-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
          <nav
            aria-label="Parts of the API"
            className="self-start max-lg:hidden lg:sticky lg:top-24 lg:-ml-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pl-2 print:hidden"
          >
            <ul>
              {groups.map(({ id, title, calls: { length } }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center gap-2 text-pine underline-offset-4 hover:underline"
                  >
                    {title} <span className="text-sm text-soft">{length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0 space-y-3">
            {groups.map((group) => (
              <ApiGroup
                key={group.id}
                group={group}
                isOpen={wanted !== ""}
                words={words}
                areCallsOpen={wanted !== "" && calls.length <= MAX_OPEN}
              />
            ))}
          </div>
        </div>
      </div>
    </SitePage>
  );
}

/** Groups that are named as the search says come first, then those with the most calls found; without a search none. */
function rankOf({ title, calls }: CallGroup, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const isNamed = words.some((word) => title.toLowerCase().includes(word));
  return (isNamed ? 1000 : 0) + calls.length;
}

const idOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
