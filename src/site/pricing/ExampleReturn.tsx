import { exampleHost, yearlyReturn } from "#site/content/roi.ts";
import { PRICE } from "#site/content/plan.ts";

const host = exampleHost;
const year = yearlyReturn(host);

const sum = [
  { what: "Stays in a year", figure: String(host.staysPerYear) },
  { what: "Repeat questions in each stay", figure: String(host.repeatQuestionsPerStay) },
  { what: "Minutes to answer one", figure: String(host.minutesPerQuestion) },
  { what: "Share that the guidebook answers", figure: `${host.shareAnswered * 100}%` },
  { what: "What an hour of yours is worth", figure: `$${host.valueOfAnHour}` },
] as const;

/** A sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div className="max-w-measure space-y-4 text-lg">
        <p>
          Say you host {host.staysPerYear} stays a year, and in each of them you answer{" "}
          {host.repeatQuestionsPerStay} questions that you have answered before. At {host.minutesPerQuestion}{" "}
          minutes each, that is {year.questions} messages and{" "}
          {(year.questions * host.minutesPerQuestion) / 60} hours.
        </p>
        <p>
          If the guidebook answers half of them, you get {year.hours} hours back. At ${host.valueOfAnHour} an
          hour they are worth ${year.worth}. Take off the ${PRICE.amount} for the plan, and{" "}
          <strong className="font-semibold">${year.net} a year remains, from one property.</strong>
        </p>
        <p className="text-soft">
          Your figures will differ. At ${host.valueOfAnHour} an hour, the plan has paid for itself once it
          saves you {year.minutesToBreakEven} minutes in a year, and a second property adds nothing to its
          price.
        </p>
      </div>
      <div className="self-start">
        <p id="assumptions" className="pb-3 text-soft">
          An example, with what it assumes
        </p>
        <div className="overflow-hidden rounded-card border border-line bg-card shadow-soft">
          <table aria-labelledby="assumptions" className="w-full text-left">
            <tbody className="divide-y divide-line">
              {sum.map(({ what, figure }) => (
                <tr key={what}>
                  <th scope="row" className="px-6 py-3.5 font-normal">
                    {what}
                  </th>
                  <td className="px-6 py-3.5 text-right font-semibold tabular-nums">{figure}</td>
                </tr>
              ))}
              <tr className="bg-pine/7">
                <th scope="row" className="px-6 py-4 font-semibold">
                  Left after the price of the plan
                </th>
                <td className="px-6 py-4 text-right text-lg font-semibold tabular-nums">${year.net}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
