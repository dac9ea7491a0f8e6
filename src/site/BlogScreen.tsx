import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { PostCards } from "#site/articles/PostCards.tsx";
import { pageHead } from "#site/head.ts";
import { PageHero } from "#site/parts/PageHero.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { picture } from "#site/pictures.ts";
import { siteContext } from "#site/site.ts";
import { blog, breadcrumbs } from "#site/structuredData.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { frame, posts } = context.get(siteContext);
  return { frame, posts };
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { posts, frame } = loaderData;
  return pageHead({
    title: `Blog: notes for hosts | ${frame.product.name}`,
    description:
      "Practical articles for short-stay hosts: a guest manual template, how-to guides that guests follow, and house information that stays consistent.",
    path: "/blog",
    site: frame,
    picture: picture("blog", "Notes for hosts"),
    things: [breadcrumbs(frame.origin, [{ name: "Blog", path: "/blog" }]), blog(frame, posts)],
  });
}

/** The list of blog posts (Site 2). */
export default function BlogScreen() {
  const { frame, posts } = useLoaderData<typeof loader>();
  return (
    <SitePage frame={frame}>
      <PageHero
        title="Blog: notes for hosts"
        lead="What to tell guests, how to say it, and where to put it so that they find it."
      />
      <div className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-6 sm:pb-16">
        <PostCards posts={posts} heading="h2" withLead />
      </div>
    </SitePage>
  );
}
