import { useProduct } from "#ui/product.tsx";
import { comparison } from "#site/content/comparison.ts";

const cell =
  "px-3 py-2 text-pretty wrap-anywhere max-md:text-[0.9375rem] max-md:leading-snug md:table-cell md:border-t md:border-line md:px-6 md:py-2.5 md:align-top";
const ours = "bg-pine/7 font-medium";

/** Three ways to tell guests what they need. On a phone what is compared stands above each row. */
export function Comparison() {
  const { columns, rows, caveat } = comparison(useProduct());
  return (
    <>
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
        <table className="block w-full text-left md:table">
          <thead className="block md:table-header-group">
            <tr className="grid grid-cols-3 md:table-row">
              <th scope="col" className="absolute w-1/5 md:static">
                <span className="sr-only">What is compared</span>
              </th>
              <th scope="col" className="px-3 py-3 font-semibold text-soft max-md:text-sm md:px-6 md:py-4">
                {columns.traditional}
              </th>
              <th
                scope="col"
                className={`px-3 py-3 font-display md:px-6 md:py-4 md:text-lg font-semibold text-pine ${ours}`}
              >
                {columns.product}
              </th>
              <th scope="col" className="px-3 py-3 font-semibold text-soft max-md:text-sm md:px-6 md:py-4">
                {columns.others}
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.aspect}
                className="grid grid-cols-3 border-line not-first:border-t md:table-row md:border-0"
              >
                <th
                  scope="row"
                  className="col-span-full px-4 pt-3 pb-1.5 font-semibold md:table-cell md:border-t md:border-line md:px-6 md:py-2.5 md:align-top"
                >
                  {row.aspect}
                </th>
                <td className={`${cell} text-soft`}>{row.traditional}</td>
                <td className={`${cell} ${ours}`}>{row.product}</td>
                <td className={`${cell} text-soft`}>{row.others}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-2xl text-soft">{caveat}</p>
    </>
  );
}
