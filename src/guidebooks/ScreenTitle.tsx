import { useQuery } from "@tanstack/react-query";
import { PRODUCT } from "#core/product.ts";
import { guidebooksQuery } from "#guidebooks/client.ts";

interface ScreenTitleProps {
  guidebookId: string;
  /** The title with the property's name, which a tab and a screen reader tell apart from other properties. */
  of: (name: string) => string;
  /** The title until the name has loaded. */
  before: string;
}

/** The title of a screen about one property. Its route has no `meta`, which would be a second title. */
export function ScreenTitle({ guidebookId, of, before }: ScreenTitleProps) {
  const { data } = useQuery(guidebooksQuery);
  const name = data?.find(({ id }) => id === guidebookId)?.name;
  return <title>{`${name === undefined ? before : of(name)} | ${PRODUCT.name}`}</title>;
}
