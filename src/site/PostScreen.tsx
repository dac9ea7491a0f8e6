import { ArrowLeft } from "lucide-react";
import { data, Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { Scene } from "#ui/scenes/Scene.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { NotFoundCard } from "#ui/NotFoundCard.tsx";
import { Notice } from "#ui/Notice.tsx";
import { ArticleBody } from "#site/articles/ArticleBody.tsx";
import { PostCards } from "#site/articles/PostCards.tsx";
import { PostFacts } from "#site/articles/PostFacts.tsx";
import { pageHead } from "#site/head.ts";
import { Band } from "#site/parts/Band.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { Unbroken } from "#site/parts/Unbroken.tsx";
import { picture } from "#site/pictures.ts";
import { siteContext, type Post } from "#site/site.ts";
import { blogPosting, breadcrumbs } from "#site/structuredData.ts";

export function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const post = site.findPost(params.slug ?? "") ?? null;
  const others = site.posts.filter(({ slug }) => slug !== post?.slug).slice(0, 3);
  return data({ frame: site.frame, post, others }, { status: post ? 200 : 404 });
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { post, frame } = loaderData;
  if (!post)
    return [{ title: `Post Not Found | ${frame.product.name}` }, { name: "robots", content: "noindex" }];
  const path = `/blog/${post.slug}`;
  const shown = picture(post.slug, post.title);
  return pageHead({
    title: post.title,
    description: post.metaDescription,
    path,
    site: frame,
    picture: shown,
    article: post,
    things: [
      breadcrumbs(frame.origin, [
        { name: "Blog", path: "/blog" },
        { name: post.title, path },
      ]),
      blogPosting(frame, post, shown.src),
    ],
  });
}

/** Site 4: a post, one that is announced, or none. */
export default function PostScreen() {
  const { frame, post, others } = useLoaderData<typeof loader>();
  return (
    <SitePage frame={frame}>
      {post ? <Article post={post} /> : <NotFound />}
      <div className="print:hidden">
        <Band id="more" on="linen" title="More for hosts">
          <PostCards posts={others} heading="h3" />
        </Band>
      </div>
      {post && <FinalCall />}
    </SitePage>
  );
}

function Article({ post }: { post: Post }) {
  return (
    <article className="mx-auto max-w-3xl px-5 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <nav aria-label="Breadcrumbs" className="print:hidden">
        <Link
          to="/blog"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine hover:underline"
        >
          <ArrowLeft size={18} aria-hidden /> Blog
        </Link>
      </nav>
      <h1 className="mt-2 text-4xl leading-[1.12] tracking-[-0.02em] sm:text-5xl">
        <Unbroken text={post.title} />
      </h1>
      <PostFacts post={post} withAuthor className="mt-5" />
      <Scene
        seed={post.slug}
        kind={post.scene}
        className="mt-8 h-44 w-full rounded-card sm:h-72 print:hidden"
      />
      <p className="mt-8 mb-10 border-l-3 border-lamp pl-5 text-xl text-soft">{post.excerpt}</p>
      {post.parts.length > 0 ? (
        <ArticleBody parts={post.parts} />
      ) : (
        <Notice>This post is coming soon. Please look in again.</Notice>
      )}
    </article>
  );
}

function NotFound() {
  return (
    <div className="px-4 py-8 sm:px-6 sm:py-14">
      <NotFoundCard
        title="Post Not Found"
        text="There is no post at this address."
        advice="Check the link, or see all posts."
        action={<ButtonLink to="/blog">Back to Blog</ButtonLink>}
      />
    </div>
  );
}
