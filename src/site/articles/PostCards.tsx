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
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
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
              className={classes("h-28 w-full shrink-0", leads && "sm:h-44")}
            />
            <div className="flex min-w-0 grow flex-col p-[16px] sm:p-5">
              <Heading className={classes("text-lg sm:text-xl", leads && "sm:text-2xl")}>
                <Link
                  to={`/blog/${post.slug}`}
                  className="after:absolute after:inset-0 after:rounded-card hover:underline hover:decoration-1 hover:underline-offset-4"
                >
                  <Unbroken text={post.title} />
                </Link>
              </Heading>
              <p className="mt-1.5 grow text-soft">{post.excerpt}</p>
              <PostFacts post={post} className="mt-3 text-sm" />
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
