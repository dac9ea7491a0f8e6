/** What a call of Stripe's API is given. */
export type Given = { [name: string]: string | Given };

/** Parses `a[b][0]=c` into objects: how Stripe writes what is nested. */
export function nest(form: URLSearchParams): Given {
  const whole: Given = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? name;
    let into = whole;
    for (const step of path) {
      const inner = into[step];
      into = typeof inner === "object" ? inner : (into[step] = {});
    }
    into[last] = value;
  }
  return whole;
}
