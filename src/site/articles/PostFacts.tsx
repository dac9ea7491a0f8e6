import { classes } from "#ui/classes.ts";
import { formatDate } from "#core/format.ts";
import type { PostCard } from "#site/site.ts";

interface PostFactsProps {
  post: Pick<PostCard, "publishDate" | "readTime" | "author">;
  withAuthor?: boolean;
  className?: string;
}

/** When it was published, and how long it takes to read. */
export function PostFacts({ post, withAuthor = false, className }: PostFactsProps) {
  return (
    <p className={classes("flex flex-wrap gap-x-4 text-soft", className)}>
      {withAuthor && <span className="max-sm:hidden">{post.author}</span>}
      <time dateTime={post.publishDate}>{formatDate(post.publishDate)}</time>
      <span>{post.readTime} min read</span>
    </p>
  );
}
