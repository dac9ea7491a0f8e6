/** Kinds of events that a person chooses together. */
export interface EventGroup {
  label: string;
  /** The names of the kinds, such as `stay.created`. */
  events: readonly string[];
}

/** Returns the labels of the groups of which a webhook gets all. Others are named by their kinds. */
export function chosenLabels(groups: readonly EventGroup[], events: readonly string[]): string[] {
  const chosen = groups.filter((group) => group.events.every((name) => events.includes(name)));
  const named = new Set(chosen.flatMap((group) => group.events));
  return [...chosen.map(({ label }) => label), ...events.filter((name) => !named.has(name))];
}
