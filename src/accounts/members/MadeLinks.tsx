import { describeMadeLink } from "#accounts/members/madeLinks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { useMadeLinks } from "#accounts/members/useMadeLinks.ts";

interface MadeLinksProps {
  name: string;
  made: ReturnType<typeof useMadeLinks>;
}

/** The links with codes that a member made, to end all or some with their access (People 13). */
export function MadeLinks({ name, made: { links, ended, error, isLoading, retry, end } }: MadeLinksProps) {
  if (error)
    return (
      <Notice
        tone="error"
        className="mt-4"
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        We could not check which links {name} made. They would go on working.
      </Notice>
    );
  if (isLoading)
    return (
      <output className="mt-4 block text-soft" aria-busy>
        Checking which links {name} made...
      </output>
    );
  if (links.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="text-[0.9375rem] font-semibold">{name} made these, and they open codes</legend>
      <Checkbox
        label="End these too"
        checked={ended.length === links.length}
        onChange={({ target }) =>
          end(
            links.map(({ id }) => id),
            target.checked,
          )
        }
      />
      <div className="max-h-60 overflow-y-auto border-l-2 border-line pl-4">
        {links.map((link) => (
          <Checkbox
            key={link.id}
            label={describeMadeLink(link)}
            checked={ended.includes(link.id)}
            onChange={({ target }) => end([link.id], target.checked)}
          />
        ))}
      </div>
      <p className="mt-2 text-sm text-soft">
        Guests and cleaners who use one of these need a new link from you.
        {links.some(({ kind }) => kind === "calendar") &&
          " A calendar adds stays, which open codes: end one whose address you do not know."}
      </p>
    </fieldset>
  );
}
