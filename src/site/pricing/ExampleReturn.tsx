import { ArrowRight } from "lucide-react";
import { PLAN } from "#billing/plan.ts";
import { questionsInOneStay, exampleHost, yearlyReturn } from "#site/content/roi.ts";

const host = exampleHost;
const year = yearlyReturn(host);

const sum = [
  { what: "Stays in a year", figure: String(host.staysPerYear) },
  { what: "Repeat questions in each stay", figure: String(host.repeatQuestionsPerStay) },
  { what: "Minutes to answer one", figure: String(host.minutesPerQuestion) },
  { what: "Share that the guidebook answers", figure: `${host.shareAnswered * 100}%` },
  { what: "Hours that you get back", figure: String(year.hours) },
  { what: "What an hour of yours is worth", figure: `$${host.valueOfAnHour}` },
  { what: "Price of the plan", figure: `−${PLAN.price}` },
] as const;

/** One stay's messages, then a year's sum with its assumptions in sight; the text says that it is an example. */
export function ExampleReturn() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <div>
        <p className="pb-3 text-soft">One evening’s messages, and where the guidebook has the answer</p>
        <ul className="grid gap-3">
          {questionsInOneStay.map(({ at, question, answer }) => (
            <li key={at} className="rounded-card border border-line bg-card px-5 py-4">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{question}</span>
                <span className="text-sm text-soft tabular-nums">{at}</span>
              </span>
              <span className="mt-1 flex gap-2 text-soft">
                <ArrowRight size={18} aria-hidden className="mt-1 shrink-0 text-pine" />
                {answer}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-measure text-lg">
          A place that is let six nights in ten, for three or four nights at a time, has about{" "}
          {host.staysPerYear} stays a year. That is {year.questions} such messages and{" "}
          {(year.questions * host.minutesPerQuestion) / 60} hours of your evenings.
        </p>
      </div>
      <div className="self-start">
        <p id="assumptions" className="pb-3 text-soft">
          A year of it: an example, with what it assumes
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
                  Left over, from one property
                </th>
                <td className="px-6 py-4 text-right text-lg font-semibold tabular-nums">${year.net}</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p className="mt-6 max-w-measure text-lg">
          <strong className="font-semibold">
            The plan has paid for itself after {year.messagesToBreakEven} messages that you don’t write.
          </strong>{" "}
          <span className="text-soft">
            Your figures will differ. A second property adds nothing to the price. All amounts are in
            Australian dollars.
          </span>
        </p>
      </div>
    </div>
  );
}
