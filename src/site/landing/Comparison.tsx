import { PRODUCT } from "#core/product.ts";
import { comparison, comparisonCaveat, comparisonColumns as columns } from "#site/content/comparison.ts";

const rows = comparison.filter(({ aspect }) => PRODUCT.sells || aspect !== "Price");

const cell = "px-5 py-3 text-pretty md:table-cell md:border-t md:border-line md:px-6 md:py-4 md:align-top";
/** On a phone it comes first, across both columns. */
const ours = "max-md:order-first max-md:col-span-2 bg-pine/7 font-medium";

/** Three ways to tell guests what they need. On a phone each row is a block: ours, and the other two below it. */
export function Comparison() {
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <table className="block w-full text-left md:table">
          <thead className="hidden md:table-header-group">
            <tr>
              <th scope="col" className="w-1/5">
                <span className="sr-only">What is compared</span>
              </th>
              <th scope="col" className="px-6 py-5 font-semibold text-soft">
                {columns.traditional}
              </th>
              <th scope="col" className={`px-6 py-5 font-display text-lg font-semibold text-pine ${ours}`}>
                {columns.product}
              </th>
              <th scope="col" className="px-6 py-5 font-semibold text-soft">
                {columns.others}
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.aspect}
                className="grid grid-cols-2 border-line not-first:border-t md:table-row md:border-0"
              >
                <th
                  scope="row"
                  className="order-first col-span-2 px-5 pt-5 pb-3 text-lg font-semibold md:table-cell md:border-t md:border-line md:px-6 md:py-4 md:align-top md:text-base"
                >
                  {row.aspect}
                </th>
                <td className={`${cell} text-soft`}>
                  <Named column={columns.traditional} />
                  {row.traditional}
                </td>
                <td className={`${cell} ${ours}`}>
                  <Named column={columns.product} />
                  {row.product}
                </td>
                <td className={`${cell} text-soft`}>
                  <Named column={columns.others} />
                  {row.others}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-6 max-w-2xl text-soft">{comparisonCaveat}</p>
    </>
  );
}

function Named({ column }: { column: string }) {
  const colour = column === columns.product ? "text-pine" : "text-soft";
  return <span className={`block text-sm font-semibold md:hidden ${colour}`}>{column}</span>;
}
