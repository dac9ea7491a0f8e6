import { Fragment } from "react";
import type { ApiField } from "#site/api/apiReference.ts";
import { classes } from "#ui/classes.ts";

/** The fields of a call's JSON, a row each. */
export function Fields({ fields }: { fields: readonly ApiField[] }) {
  return (
    <table className="mt-2 w-full text-left text-sm leading-5">
      <thead>
        <tr className="border-b border-line">
          {["Field", "Type", "Required", "Limits"].map((title) => (
            <th
              key={title}
              scope="col"
              className={classes(
                "py-1.5 pr-3 font-semibold last:pr-0",
                title === "Required" && "max-sm:hidden",
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {fields.map(({ name, type, isRequired, limits }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <code className="wrap-break-word">
                {/* A name breaks between its words. */}
                {name.split(/(?=[A-Z.[])/).map((part, at) => (
                  <Fragment key={at}>
                    {at > 0 && <wbr />}
                    {part}
                  </Fragment>
                ))}
              </code>
              {isRequired && <span className="block text-soft sm:hidden">required</span>}
            </th>
            <td className="py-1.5 pr-3 text-soft">{type}</td>
            <td className="py-1.5 pr-3 max-sm:hidden">{isRequired ? "yes" : ""}</td>
            <td className="py-1.5 wrap-anywhere text-soft">{limits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
