import { useQuery } from "@tanstack/react-query";
import { guidebooksQuery } from "#guidebooks/client.ts";
import { PageTitle } from "#ui/PageTitle.tsx";

interface ScreenTitleProps {
  guidebookId: string;
  /** The title with the property's name, which a tab and a screen reader tell apart from other properties. */
  of: (name: string) => string;
  /** The title until the name has loaded. */
  before: string;
}

/** The title of a screen about one property. */
export function ScreenTitle({ guidebookId, of, before }: ScreenTitleProps) {
  const { data } = useQuery(guidebooksQuery);
  const name = data?.find(({ id }) => id === guidebookId)?.name;
  return <PageTitle>{name === undefined ? before : of(name)}</PageTitle>;
}
