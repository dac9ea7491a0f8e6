export type Drafts = Readonly<Record<string, string>>;

export const keyOf = ({ id }: { id: string }, { path }: { path: string }) => `${id} ${path}`;

export function withDraft(drafts: Drafts, key: string, text: string | undefined): Drafts {
  const { [key]: _before, ...others } = drafts;
  return text === undefined ? others : { ...others, [key]: text };
}
