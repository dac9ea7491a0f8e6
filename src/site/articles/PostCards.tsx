import { Link } from "react-router";
import { Scene } from "#ui/scenes/Scene.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { PostFacts } from "#site/articles/PostFacts.tsx";
import { Unbroken } from "#site/parts/Unbroken.tsx";
import type { PostCard } from "#site/site.ts";

interface PostCardsProps {
  posts: readonly PostCard[];
  /** What the titles are among the page's headings. */
  heading: "h2" | "h3";
  /** The first post is twice as wide as the others. */
  withLead?: boolean;
}

/** Posts as cards; the whole card is the link. */
export function PostCards({ posts, heading: Heading, withLead = false }: PostCardsProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, at) => {
        const leads = withLead && at === 0;
        return (
          <Card
            as="li"
            key={post.slug}
            padded={false}
            className={classes("relative flex flex-col overflow-hidden", leads && "sm:col-span-2")}
          >
            <Scene
              seed={post.slug}
              kind={post.scene}
              className={classes("w-full", leads ? "h-40 sm:h-56" : "h-40")}
            />
            <div className="flex grow flex-col p-5 sm:p-6">
              <Heading className={classes("text-xl", leads && "sm:text-2xl")}>
                <Link
                  to={`/blog/${post.slug}`}
                  className="after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  <Unbroken text={post.title} />
                </Link>
              </Heading>
              <p className="mt-3 grow text-soft">{post.excerpt}</p>
              <PostFacts post={post} className="mt-5 text-sm" />
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
